import type { Log } from '@sufra/service-kit';

interface Options {
  /** True when there may be more to do at once. */
  work: () => Promise<boolean>;
  everyMs: number;
  log: Log;
  what: string;
}

export interface Worker {
  /** Look now. */
  nudge(): void;
  stop(): Promise<void>;
}

/** Works now, whenever it is nudged, and every so often; what fails is tried again at the next time. */
export function keepWorking({ work, everyMs, log, what }: Options): Worker {
  let isStopping = false;
  let isNudged = true;
  let wake = () => {};

  const idle = () =>
    new Promise<void>(resolve => {
      if (isNudged || isStopping) return resolve();
      const timer = setTimeout(resolve, everyMs * (0.75 + Math.random() / 2));
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const nudge = () => {
    isNudged = true;
    wake();
  };

  async function run() {
    while (!isStopping) {
      isNudged = false;
      const hasMore = await work().catch(err => {
        log.warn({ err, what }, 'work that is due cannot be done yet');
        return false;
      });
      if (!hasMore) await idle();
    }
  }
  const ended = run();
  return {
    nudge,
    async stop() {
      isStopping = true;
      wake();
      await ended;
    },
  };
}
