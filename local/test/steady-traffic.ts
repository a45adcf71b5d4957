import { setTimeout as wait } from 'node:timers/promises';

export interface Call {
  path: string;
  init?: RequestInit;
}

export interface Outcome {
  call: string;
  /** A status, or why there was none. */
  was: string;
}

/** Calls one after the other, several at once, until it is told to end; answers what became of each. */
export function steadyTraffic(origin: string, { next, atOnce }: { next: () => Call; atOnce: number }) {
  const outcomes: Outcome[] = [];
  let isOver = false;
  const ask = async ({ path, init }: Call) => {
    const answer = await fetch(`${origin}/api/v1${path}`, init);
    await answer.arrayBuffer();
    return String(answer.status);
  };
  const caller = async () => {
    while (!isOver) {
      const call = next();
      const was = await ask(call).catch((error: Error) => String(error.cause ?? error));
      outcomes.push({ call: `${call.init?.method ?? 'GET'} ${call.path}`, was });
      await wait(20);
    }
  };
  const callers = Promise.all(Array.from({ length: atOnce }, caller));
  return {
    outcomes,
    async end() {
      isOver = true;
      await callers;
      return outcomes;
    },
  };
}
