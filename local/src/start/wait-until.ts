const patienceMs = 60_000;

/** Asks again until it is so; an error counts as 'not yet'. */
export async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + patienceMs;
  let last = '';
  while (performance.now() < end) {
    const isDone = await isSo().catch(error => {
      last = error instanceof Error ? error.message : String(error);
      return false;
    });
    if (isDone) return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error(`Waited ${patienceMs / 1000} s for ${what} in vain. ${last}`);
}

export const waitUntilReady = (name: string, internalUrl: string) =>
  waitUntil(
    name,
    async () => (await fetch(`${internalUrl}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok,
  );
