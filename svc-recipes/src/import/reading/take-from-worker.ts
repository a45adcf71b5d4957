import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const patienceMs = 45_000;
const resourceLimits = { maxOldGenerationSizeMb: 256, stackSizeMb: 4 };

/** Parts that a thread gives, one at a time, up to its `null`: it goes on when the last one was taken. Throws where it ends before. */
export async function takeFromWorker<Part>(
  file: URL,
  workerData: unknown,
  take: (part: Part) => Promise<void>,
): Promise<void> {
  const worker = new Worker(file, { workerData, resourceLimits, env: {}, execArgv: [] });
  const signal = AbortSignal.timeout(patienceMs);
  // Heard at all times, or a thread that fails while a part is taken would end the process.
  let failure: Error | undefined;
  worker.on('error', error => {
    failure = error;
  });
  try {
    for (;;) {
      const [part] = (await once(worker, 'message', { signal })) as [Part | null];
      if (part === null) return;
      await take(part);
      if (failure) throw failure;
      worker.postMessage(null);
    }
  } finally {
    await worker.terminate();
  }
}
