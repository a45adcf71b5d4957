interface Waiting {
  type: string;
  attempt: number;
}

/**
 * Which of the events that wait are tried early: the first of each type, since types fail for different reasons, and of a type the
 * one that has failed least often, since one that can never succeed has failed most often.
 */
export function chooseEarly<W extends Waiting>(waiting: readonly W[], count: number): W[] {
  const byAttempt = waiting.toSorted((a, b) => a.attempt - b.attempt);
  const firsts = new Set(new Map(byAttempt.toReversed().map(one => [one.type, one])).values());
  const others = byAttempt.filter(one => !firsts.has(one));
  return [...byAttempt.filter(one => firsts.has(one)), ...others].slice(0, count);
}
