import { messages } from '@sufra/contracts';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { Column } from '../ui/column.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHead } from '../ui/page-head.tsx';

/** A route's `ErrorBoundary`: an unexpected failure in its pages, with a way out. */
export function RouteBoundary() {
  const error = useRouteError();
  const { key } = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === 404;

  return (
    <Column roomy key={key}>
      <PageHead title={missing ? 'Not found' : 'Error'} />
      <ErrorState
        headingLevel="h1"
        title={missing ? 'There is nothing here.' : messages.unexpectedError}
        error={error}
        action={
          <>
            <Button onClick={() => location.reload()}>Reload the page</Button>
            <LinkButton to="/" tone="quiet">
              Go home
            </LinkButton>
          </>
        }
      >
        {missing
          ? 'The page may have moved.'
          : 'Something broke that should not have. Reloading usually helps.'}
      </ErrorState>
    </Column>
  );
}
