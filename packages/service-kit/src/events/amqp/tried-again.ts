import type { Tries } from '../handle-delivery.ts';

/**
 * Events that failed and are tried at this moment. They lie in no queue of those that wait, and where each try takes long (a mail
 * server that is silent) they lie in none for nearly all of the time; a count of what waits must not lose sight of them.
 */
export function createTriedAgain() {
  const underWay = new Set<{ since: number }>();
  return {
    async during<T>({ failingSince }: Tries, work: () => Promise<T>): Promise<T> {
      if (failingSince === undefined) return work();
      const one = { since: failingSince };
      underWay.add(one);
      try {
        return await work();
      } finally {
        underWay.delete(one);
      }
    },
    failingSince: (): number[] => [...underWay].map(({ since }) => since),
  };
}
