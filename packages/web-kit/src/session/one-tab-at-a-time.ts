const patience = 12_000;
// What one tab writes into storage reaches the others a moment after the lock does.
const untilOthersSee = 150;

const pause = (milliseconds: number) => new Promise(resume => setTimeout(resume, milliseconds));

/** Runs in one tab at a time where the browser can say so; a tab that hangs on to its turn is passed over. */
export function oneTabAtATime<T>(run: () => Promise<T>, lock = 'sufra:session'): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return run();

  return new Promise((resolve, reject) => {
    let begun = false;
    const takeTurn = async () => {
      begun = true;
      const result = run();
      resolve(result);
      await result;
      await pause(untilOthersSee);
    };
    locks
      .request(lock, { signal: AbortSignal.timeout(patience) }, takeTurn)
      .catch(error => (begun ? reject(error) : resolve(run())));
  });
}
