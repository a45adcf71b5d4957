import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PageReading } from '@sufra/recipe-reader';

/** A page takes a tenth of a second; on a busy machine the thread alone takes seconds to begin. */
const patienceMs = 20_000;
const resourceLimits = { maxOldGenerationSizeMb: 256, stackSizeMb: 4 };

/** Throws for a page that takes too long or too much: others' requests go on beside it, and it ends. */
export async function readInWorker(html: string): Promise<PageReading> {
  const worker = new Worker(new URL('./page.worker.ts', import.meta.url), {
    workerData: html,
    resourceLimits,
    env: {},
    execArgv: [],
  });
  try {
    const [reading] = await once(worker, 'message', { signal: AbortSignal.timeout(patienceMs) });
    return reading as PageReading;
  } finally {
    await worker.terminate();
  }
}
