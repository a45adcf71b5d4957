const patience = 12_000;

/** Runs in one tab at a time where the browser can say so; a tab that hangs on to its turn is passed over. */
export async function oneTabAtATime<T>(run: () => Promise<T>): Promise<T> {
  if (!globalThis.navigator?.locks) return run();
  let begun: Promise<T> | undefined;
  const begin = () => {
    begun ??= run();
    return begun;
  };
  try {
    return await navigator.locks.request('sufra:session', { signal: AbortSignal.timeout(patience) }, begin);
  } catch (error) {
    if (begun) throw error;
    return begin();
  }
}
