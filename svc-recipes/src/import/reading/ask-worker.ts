import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What is read takes a tenth of a second; on a busy machine the thread alone takes seconds to begin. */
const patienceMs = 20_000;
const resourceLimits = { maxOldGenerationSizeMb: 256, stackSizeMb: 4 };

/** Throws for what takes too long or too much: others' requests go on beside it, and it ends. */
export async function askWorker<Answer>(file: URL, workerData: unknown): Promise<Answer> {
  const worker = new Worker(file, { workerData, resourceLimits, env: {}, execArgv: [] });
  try {
    const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(patienceMs) });
    return answer as Answer;
  } finally {
    await worker.terminate();
  }
}
