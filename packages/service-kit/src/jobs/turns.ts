/** Runs tasks of one key one after the other, tasks of different keys side by side. */
export function createTurns() {
  const last = new Map<unknown, Promise<unknown>>();
  return async <T>(key: unknown, task: () => Promise<T>): Promise<T> => {
    const before = last.get(key);
    const mine = before ? before.then(task, task) : task();
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
