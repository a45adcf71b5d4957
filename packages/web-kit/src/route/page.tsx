import { type ComponentType, type ReactNode, useState } from 'react';
import { pageFailed } from '../page-failed.ts';
import { t } from '../texts/text.ts';
import { Button } from '../ui/button.tsx';
import { Column } from '../ui/column.tsx';
import { ErrorState } from '../ui/error-state.tsx';

type LoadPage = () => Promise<{ default: ComponentType }>;

/**
 * A route's `lazy` for a page of its own chunk: `{ path: '/blog', lazy: page(() => import('./blog-page.tsx')) }`.
 * The router remembers a rejection for ever, so this one never rejects: it gives a page that says what happened
 * and tries again. `sufra:page-failed` tells the shell, which knows whether a newer slice has taken its place.
 */
export function page(load: LoadPage) {
  let Page: ComponentType | undefined;

  const fetchPage = async () => {
    try {
      Page = (await load()).default;
    } catch (error) {
      dispatchEvent(new CustomEvent(pageFailed, { detail: error }));
    }
    return Page;
  };

  const lazy = async (): Promise<{ element: ReactNode }> => {
    const Arrived = await fetchPage();
    return { element: Arrived ? <Arrived /> : <MissingPage fetchPage={fetchPage} /> };
  };
  // For a visitor who reaches for a link and has asked for nothing yet: a visit asks again, and tells what failed.
  const preload = () =>
    load().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(lazy, { preload });
}

interface MissingPageProps {
  fetchPage: () => Promise<ComponentType | undefined>;
}

function MissingPage({ fetchPage }: MissingPageProps) {
  const [trying, setTrying] = useState(false);
  const [arrived, setArrived] = useState<{ Page: ComponentType }>();

  const tryAgain = async () => {
    setTrying(true);
    const Page = await fetchPage();
    setTrying(false);
    if (Page) setArrived({ Page });
  };

  if (arrived) return <arrived.Page />;
  return (
    <Column roomy>
      <ErrorState
        headingLevel="h1"
        title={t('route.lost.title')}
        onRetry={tryAgain}
        retrying={trying}
        action={
          <Button tone="quiet" onClick={() => location.reload()}>
            {t('route.lost.reload')}
          </Button>
        }
      >
        {t('route.lost.words')}
      </ErrorState>
    </Column>
  );
}
