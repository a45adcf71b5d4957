export class TimeOver extends Error {
  override name = 'TimeOver';
}

/** Rejects when the time is over; the work itself goes on unless it heeds a signal. */
export async function withinTime<T>(
  work: Promise<T>,
  { ms, what }: { ms: number; what: string },
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeOver(`${what} took longer than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
