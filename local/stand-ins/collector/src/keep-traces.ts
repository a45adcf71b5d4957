import type { KeptSpan } from './read-spans.ts';

export interface Trace {
  id: string;
  spans: readonly KeptSpan[];
  /** Spans that were not kept, since there were too many. */
  dropped: number;
  startedAt: number;
  /** From its first beginning to its last end. */
  ms: number;
  /** What began it, as far as that has come. */
  root: KeptSpan;
  services: string[];
  isFailed: boolean;
}

export interface Wanted {
  service?: string | undefined;
  leastMs?: number;
  onlyFailed?: boolean;
}

interface Limits {
  traces: number;
  spansOfTrace: number;
}

/** The last traces, in memory of a fixed size: the trace that was added to longest ago goes first. */
export function keepTraces({ traces: mostTraces, spansOfTrace }: Limits) {
  const kept = new Map<string, { spans: KeptSpan[]; dropped: number }>();

  function add(span: KeptSpan): void {
    const known = kept.get(span.traceId) ?? { spans: [], dropped: 0 };
    kept.delete(span.traceId);
    kept.set(span.traceId, known);
    if (known.spans.length < spansOfTrace) known.spans.push(span);
    else known.dropped += 1;
    const [oldest] = kept.keys();
    if (kept.size > mostTraces && oldest !== undefined) kept.delete(oldest);
  }

  const all = () => [...kept].flatMap(([id, known]) => traceOf(id, known) ?? []);

  return {
    add: (spans: readonly KeptSpan[]) => {
      for (const span of spans) add(span);
    },
    find(id: string): Trace | undefined {
      const known = kept.get(id);
      return known && traceOf(id, known);
    },
    services: () => [...new Set(all().flatMap(({ services }) => services))].toSorted(),
    /** The newest first. */
    list: ({ service, leastMs = 0, onlyFailed = false }: Wanted): Trace[] =>
      all()
        .filter(
          trace =>
            (!service || trace.services.includes(service)) &&
            trace.ms >= leastMs &&
            (!onlyFailed || trace.isFailed),
        )
        .toSorted((one, other) => other.startedAt - one.startedAt),
  };
}

export type KeptTraces = ReturnType<typeof keepTraces>;

function traceOf(
  id: string,
  { spans: found, dropped }: { spans: readonly KeptSpan[]; dropped: number },
): Trace | undefined {
  const spans = found.toSorted((one, other) => one.startedAt - other.startedAt || other.ms - one.ms);
  const [first] = spans;
  if (!first) return undefined;
  const known = new Set(spans.map(({ spanId }) => spanId));
  const isRoot = ({ parentSpanId }: KeptSpan) => !parentSpanId || !known.has(parentSpanId);
  const end = Math.max(...spans.map(({ startedAt, ms }) => startedAt + ms));
  return {
    id,
    spans,
    dropped,
    startedAt: first.startedAt,
    ms: end - first.startedAt,
    root: spans.find(isRoot) ?? first,
    services: [...new Set(spans.map(({ service }) => service))].toSorted(),
    isFailed: spans.some(({ isFailed }) => isFailed),
  };
}
