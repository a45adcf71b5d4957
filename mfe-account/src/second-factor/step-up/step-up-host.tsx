import { lazy, Suspense, useSyncExternalStore } from 'react';
import { stepUp } from './step-up.ts';

const StepUpDialog = lazy(() => import('./step-up-dialog.tsx'));

/** On each page with a call that may ask for the second factor again. */
export function StepUpHost() {
  const isWaiting = useSyncExternalStore(stepUp.subscribe, stepUp.isWaiting, () => false);
  return isWaiting ? (
    <Suspense>
      <StepUpDialog />
    </Suspense>
  ) : null;
}
