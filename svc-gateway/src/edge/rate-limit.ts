export interface Rate {
  perMinute: number;
  burst: number;
}

const maxKeys = 50_000;

/** Answers how many milliseconds the caller must wait; 0 lets it pass. */
export type TakeTurn = (key: string, now?: number) => number;

/**
 * A token bucket a key, kept as one number: when the bucket would be full again. Memory is bounded by forgetting
 * the caller that was seen longest ago. A rate of 0 is no limit.
 */
export function createRateLimit({ perMinute, burst }: Rate): TakeTurn {
  if (perMinute === 0) return () => 0;
  const interval = 60_000 / perMinute;
  const tolerance = interval * Math.max(burst - 1, 0);
  const fullAt = new Map<string, number>();
  return (key, now = performance.now()) => {
    const due = Math.max(fullAt.get(key) ?? 0, now);
    const wait = due - now - tolerance;
    if (wait > 0) return wait;
    fullAt.delete(key);
    fullAt.set(key, due + interval);
    if (fullAt.size > maxKeys) for (const oldest of fullAt.keys()) return forget(fullAt, oldest);
    return 0;
  };
}

function forget(fullAt: Map<string, number>, key: string) {
  fullAt.delete(key);
  return 0;
}
