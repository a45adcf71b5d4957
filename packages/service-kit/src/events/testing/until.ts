import { setTimeout as wait } from 'node:timers/promises';

/** Waits for something that another part does in its own time. The limit only ends what hangs, on a busy machine too. */
export async function until(condition: () => unknown, { ms = 30_000, what = 'it' } = {}): Promise<void> {
  const end = performance.now() + ms;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`${what} did not happen within ${ms} ms: ${condition}`);
    await wait(10);
  }
}
