import { setTimeout as wait } from 'node:timers/promises';

/** Waits, or throws at once why the caller does not wait any more. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(error => {
    signal.throwIfAborted();
    throw error;
  });
}
