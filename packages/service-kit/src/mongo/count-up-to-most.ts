import { type Found, limits } from '@sufra/contracts';

const limit = limits.countedMost + 1;

/** Counts what a filter leaves no further than a reader cares to know: however many they are, it takes no longer. */
export async function countUpToMost(
  count: (options: { limit: number }) => PromiseLike<number>,
): Promise<Found> {
  const counted = await count({ limit });
  return { found: Math.min(counted, limits.countedMost), isMore: counted > limits.countedMost };
}
