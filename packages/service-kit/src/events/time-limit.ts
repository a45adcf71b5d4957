export class TimeOver extends Error {
  override name = 'TimeOver';
}

interface Limit {
  ms: number;
  /** For the message: 'publishing', 'the confirm of …'. */
  what: string;
  /** Ends the waiting early. */
  signal?: AbortSignal;
}

/** Rejects when the time is over; the work itself goes on unless it heeds a signal of its own. */
export async function withinTime<T>(work: Promise<T>, { ms, what, signal }: Limit): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeOver(`${what} took longer than ${ms} ms`)), ms);
    signal?.addEventListener('abort', () => reject(new TimeOver(`${what} was cut off`)), { once: true });
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
