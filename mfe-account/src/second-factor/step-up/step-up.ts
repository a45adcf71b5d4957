import { ApiError } from '@sufra/web-kit';

/** Calls that wait for the member to give the second factor again; one dialog is for all of them. */
export function createStepUp() {
  const listeners = new Set<() => void>();
  let waiting: ((isGiven: boolean) => void)[] = [];
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    isWaiting: () => waiting.length > 0,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) waiting = settled(waiting, false);
      };
    },
    /** Whether it was given. Where no page shows the dialog, it cannot be. */
    request(): Promise<boolean> {
      if (listeners.size === 0) return Promise.resolve(false);
      const outcome = Promise.withResolvers<boolean>();
      waiting = [...waiting, outcome.resolve];
      tell();
      return outcome.promise;
    },
    settle(isGiven: boolean) {
      waiting = settled(waiting, isGiven);
      tell();
    },
  };
}

function settled(waiting: ((isGiven: boolean) => void)[], isGiven: boolean) {
  for (const resolve of waiting) resolve(isGiven);
  return [];
}

export const stepUp = createStepUp();

const isAsked = (error: unknown) => error instanceof ApiError && error.code === 'second_factor_required';

/** Asks, and where the second factor is asked for, once more after it was given. Says no to it, and the refusal stands. */
export async function withSecondFactor<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isAsked(error) || !(await stepUp.request())) throw error;
    return ask();
  }
}
