import { unexpectedError } from '@sufra/contracts';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { say } from '../said/say.ts';
import { t } from '../texts/text.ts';
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
      <PageHead title={missing ? t('route.missing.tab') : t('route.broken.tab')} />
      <ErrorState
        headingLevel="h1"
        title={missing ? t('route.missing.title') : say(unexpectedError)}
        error={error}
        action={
          <>
            <Button onClick={() => location.reload()}>{t('route.broken.reload')}</Button>
            <LinkButton to="/" tone="quiet">
              {t('route.goHome')}
            </LinkButton>
          </>
        }
      >
        {missing ? t('route.missing.words') : t('route.broken.words')}
      </ErrorState>
    </Column>
  );
}
