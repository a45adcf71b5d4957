import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { fewAtOnce, Problem } from '@sufra/service-kit';
import type { Draft, PreparedPost } from './prepare-post.ts';

export type PreparePost = (draft: Draft) => Promise<PreparedPost>;

export interface Preparer {
  prepare: PreparePost;
  stop(): Promise<void>;
}

const thread = join(import.meta.dirname, 'prepare-post.worker.ts');
const queue = { maxAtOnce: 1, maxWaiting: 7, retryAfterSeconds: 5 };
/** The worst that fits into a post takes a second by itself; the gateway waits for half a minute. */
const longest = 20_000;
const memory = { maxOldGenerationSizeMb: 256 };

function asked(worker: Worker, draft: Draft, maxMs: number): Promise<PreparedPost> {
  const { promise, resolve, reject } = Promise.withResolvers<PreparedPost>();
  const ended = () => reject(new Error('the thread that prepares posts ended before it answered'));
  const timer = setTimeout(
    () => reject(new Problem('service_unavailable', { retryAfterSeconds: 10 })),
    maxMs,
  );
  worker.once('message', resolve).once('error', reject).once('exit', ended);
  worker.ref();
  worker.postMessage(draft);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', reject).off('exit', ended).unref();
  });
}

/**
 * Prepares posts in a thread of their own, one after the other, so that every other request is answered meanwhile. The
 * thread begins with the first post and is kept; after a failure, or a post that takes too long, the next has a new one.
 */
export function openPreparer({ maxMs = longest } = {}): Preparer {
  let worker: Worker | undefined;
  const turn = fewAtOnce(queue);

  const end = async () => {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };

  return {
    prepare: draft =>
      turn(async () => {
        // Options of this process, such as that of a debugger, are not for the thread.
        worker ??= new Worker(thread, { resourceLimits: memory, execArgv: [] });
        try {
          return await asked(worker, draft, maxMs);
        } catch (error) {
          await end();
          throw error;
        }
      }),
    stop: end,
  };
}
