interface BackOff {
  first: number;
  longest: number;
  /** What the other side asked for. */
  atLeast?: number;
}

/** Milliseconds before the next try: doubling, and scattered, so that what comes back is not met by all at once. */
export function backOff(failures: number, { first, longest, atLeast = 0 }: BackOff) {
  const doubled = Math.min(longest, first * 2 ** Math.max(0, failures - 1));
  return Math.max(atLeast, doubled * (0.75 + Math.random() / 2));
}
