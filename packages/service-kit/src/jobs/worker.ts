export interface WorkerOptions {
  /** Answers whether there may be more to do at once. */
  work: () => Promise<boolean>;
  everyMs: number;
  failed: (error: unknown) => void;
}

export interface Worker {
  /** Look now. */
  nudge(): void;
  /** Resolves when the work in hand is done. */
  stop(): Promise<void>;
}

/** Works now, whenever it is nudged, and every so often, never twice at one time; what fails is tried again at the next time. */
export function startWorker({ work, everyMs, failed }: WorkerOptions): Worker {
  let isStopping = false;
  let isNudged = false;
  let wake = () => {};

  const idle = () =>
    new Promise<void>(resolve => {
      if (isNudged || isStopping) return resolve();
      // Replicas that were started together do not look together for ever.
      const timer = setTimeout(resolve, everyMs * (0.75 + Math.random() / 2));
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run() {
    while (!isStopping) {
      isNudged = false;
      const hasMore = await work().catch(error => {
        failed(error);
        return false;
      });
      if (!hasMore) await idle();
    }
  }
  const ended = run();

  return {
    nudge() {
      isNudged = true;
      wake();
    },
    async stop() {
      isStopping = true;
      wake();
      await ended;
    },
  };
}
