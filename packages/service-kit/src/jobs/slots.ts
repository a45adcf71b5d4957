interface Taking {
  signal?: AbortSignal | undefined;
  /** Before those that wait without it. */
  isFirst?: boolean;
}

/** At most `count` holders at one time; the others wait in order of arrival. */
export function createSlots(count: number) {
  let free = count;
  const first = new Set<() => void>();
  const others = new Set<() => void>();
  return {
    /** Ends with the signal's reason when that is aborted before there is a slot. */
    async take({ signal, isFirst = false }: Taking = {}): Promise<void> {
      const waiting = isFirst ? first : others;
      if (free > 0) {
        free -= 1;
        return;
      }
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          waiting.delete(begin);
          reject(signal?.reason);
        };
        const begin = () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        };
        signal?.addEventListener('abort', leave, { once: true });
        waiting.add(begin);
      });
    },
    give(): void {
      const waiting = first.size > 0 ? first : others;
      const [next] = waiting;
      if (!next) {
        free += 1;
        return;
      }
      waiting.delete(next);
      next();
    },
  };
}
