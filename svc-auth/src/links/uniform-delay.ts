import { setTimeout as wait } from 'node:timers/promises';

/** Answers at the next full step since it was asked, so that the time does not tell what had to be done. */
export async function withUniformDelay<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    if (stepMs > 0) await wait(stepMs - ((performance.now() - began) % stepMs));
  }
}
