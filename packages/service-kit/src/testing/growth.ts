const tries = 5;
/** Less says nothing: garbage is collected meanwhile, or another function is compiled. */
const leastMs = 2;

/** Of this thread's processor alone, which other work of a busy machine does not lengthen. */
export function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How many times as much work an input is that is eight times as long: about eight where the work is in proportion to the length, 64
 * where it is quadratic.
 */
export function growthOf(work: (length: number) => unknown, length: number): number {
  const least = (of: number) =>
    Math.max(leastMs, Math.min(...Array.from({ length: tries }, () => processorMs(() => work(of)))));
  least(length / 8);
  return least(length) / least(length / 8);
}

/** Between the two, far from both. */
export const maxGrowth = 32;
