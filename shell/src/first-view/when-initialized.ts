import type { createBrowserRouter } from 'react-router-dom';

export type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Once the router has the first page, or what stands in its place. */
export function whenInitialized(router: Router, run: () => void): void {
  if (router.state.initialized) {
    run();
    return;
  }
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    run();
  });
}
