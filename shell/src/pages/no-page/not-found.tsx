import { EmptyState, LinkButton, PageHead } from '@sufra/web-kit';
import { promisedPage } from '../../layout/site-links.ts';

export function NotFound({ pathname }: { pathname: string }) {
  const promised = promisedPage(pathname);
  return (
    <>
      <PageHead title="Page Not Found" description="There is no page at this address." />
      <EmptyState
        headingLevel="h1"
        title={promised ? `${promised}: not served yet` : 'This place at the table is empty'}
        action={
          <>
            <LinkButton to="/">Go to the home page</LinkButton>
            <LinkButton to="/contact" tone="quiet">
              {promised ? 'Ask us about it' : 'Tell us'}
            </LinkButton>
          </>
        }
      >
        {promised
          ? '404: you are in the right place, but this page is still being prepared. Everything else is ready for you.'
          : '404: there is no page at this address. It may have moved, or the address may have a slip of the pen.'}
      </EmptyState>
    </>
  );
}
