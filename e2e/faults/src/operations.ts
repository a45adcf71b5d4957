export type Outcome = 'ok' | 'failed' | 'unknown';

export interface Operation {
  what: string;
  outcome: Outcome;
  /** What it was about: an address, a recipe, a post. */
  subject: string;
}

/** Everything that a client has tried, and what it was told of it. Nothing is taken out. */
export function openOperations() {
  const all: Operation[] = [];
  return {
    add: (operation: Operation) => void all.push(operation),
    count: () => all.length,
    subjects: (what: string, ...outcomes: Outcome[]): Set<string> =>
      new Set(
        all.filter(one => one.what === what && outcomes.includes(one.outcome)).map(({ subject }) => subject),
      ),
    times: (what: string, outcome: Outcome, subject: string): number =>
      all.filter(one => one.what === what && one.outcome === outcome && one.subject === subject).length,
    byOutcome: (): Record<Outcome, number> => ({
      ok: all.filter(({ outcome }) => outcome === 'ok').length,
      failed: all.filter(({ outcome }) => outcome === 'failed').length,
      unknown: all.filter(({ outcome }) => outcome === 'unknown').length,
    }),
  };
}

export type Operations = ReturnType<typeof openOperations>;
