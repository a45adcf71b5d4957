export interface Deadline {
  signal: AbortSignal;
  msLeft(): number;
}

/** One for all that is done for a recipe, the waiting for a place included. */
export function deadlineIn(ms: number): Deadline {
  const endsAt = performance.now() + ms;
  return { signal: AbortSignal.timeout(ms), msLeft: () => endsAt - performance.now() };
}
