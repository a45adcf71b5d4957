import { EmptyState, LinkButton, PageHead } from '@sufra/web-kit';

export const NotFound = () => (
  <>
    <PageHead title="Page Not Found" description="There is no page at this address." />
    <EmptyState
      headingLevel="h1"
      title="This place at the table is empty"
      action={
        <>
          <LinkButton to="/">Go to the home page</LinkButton>
          <LinkButton to="/contact" tone="quiet">
            Tell us
          </LinkButton>
        </>
      }
    >
      404: there is no page at this address. It may have moved, or the address may have a slip of the pen.
    </EmptyState>
  </>
);
