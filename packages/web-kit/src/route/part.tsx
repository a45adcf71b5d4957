import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { pageFailed } from '../page-failed.ts';
import { t } from '../texts/text.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/**
 * A component in a chunk of its own, for what a first visit never shows. `preload` fetches it ahead of its first use, and then it
 * is there at once; `Waiting` stands in its place until it has come.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props>,
) {
  let known: ComponentType<Props> | undefined;

  const fetchPart = async () => {
    known ??= await load();
    return known;
  };

  function Part(props: Props) {
    const [Arrived, setArrived] = useState(() => known);
    const [hasFailed, setFailed] = useState(false);

    const ask = useCallback(() => {
      setFailed(false);
      fetchPart().then(
        arrived => setArrived(() => arrived),
        error => {
          // The shell knows whether a newer slice has taken its place.
          dispatchEvent(new CustomEvent(pageFailed, { detail: error }));
          setFailed(true);
        },
      );
    }, []);

    useEffect(() => {
      if (!Arrived) ask();
    }, [Arrived, ask]);

    if (Arrived) return <Arrived {...props} />;
    if (!hasFailed) return <Waiting {...props} />;
    return (
      <Notice tone="danger" title={t('route.part')}>
        <Button tone="quiet" onClick={ask}>
          {t('tryAgain')}
        </Button>
      </Notice>
    );
  }

  const preload = () =>
    fetchPart().then(
      () => undefined,
      // The first use asks again, and says what failed.
      () => undefined,
    );
  return Object.assign(Part, { preload });
}
