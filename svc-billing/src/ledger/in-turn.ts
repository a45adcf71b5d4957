const last = new WeakMap<object, Promise<unknown>>();

/** One after the other within this process, so that only replicas get into each other's way. */
export function inTurn<T>(what: object, work: () => Promise<T>): Promise<T> {
  const before = last.get(what) ?? Promise.resolve();
  const mine = before.then(work, work);
  last.set(what, mine);
  return mine;
}
