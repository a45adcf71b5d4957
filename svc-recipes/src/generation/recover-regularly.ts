import type { Log } from '@sufra/service-kit';

interface Options {
  mend: () => Promise<void>;
  everyMs: number;
  log: Log;
}

/** Now, and every so often until it is stopped; what fails is tried again at the next time. */
export function recoverRegularly({ mend, everyMs, log }: Options): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const turn = () => {
    running = running.then(mend).catch(err => log.warn({ err }, 'counted recipes could not be looked for'));
  };
  turn();
  const timer = setInterval(turn, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
