import type { Log } from '@sufra/service-kit';
import type { SettleDeps } from './settle-pictures.ts';
import { sweepPictures } from './sweep-pictures.ts';
import { type TurnModel, takeTurn } from './take-turn.ts';

interface Options {
  store: SettleDeps;
  turns: TurnModel;
  everyMs: number;
  log: Log;
}

/** Asks twice as often as it is due, so that a turn that another replica took and left is not missed for long. */
export function sweepRegularly({ store, turns, everyMs, log }: Options): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let isStopping = false;
  const sweep = async () => {
    if (isStopping || !(await takeTurn(turns, { name: 'picture-sweep', everyMs }))) return;
    let removed = 0;
    for (let count = 1; count > 0 && !isStopping; removed += count) count = await sweepPictures(store);
    if (removed > 0) log.info({ pictures: removed }, 'pictures were looked at that no post showed');
  };
  const turn = () => {
    running = running.then(sweep).catch(err => log.warn({ err }, 'unused pictures could not be looked for'));
  };
  turn();
  const timer = setInterval(turn, Math.max(1, everyMs / 2));
  return {
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
