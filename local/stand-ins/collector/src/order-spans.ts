import type { KeptSpan } from './read-spans.ts';

export interface OrderedSpan {
  span: KeptSpan;
  depth: number;
}

/** Each span below the one that it is a part of, in the order in which they began. One whose parent has not come stands at the margin. */
export function orderSpans(spans: readonly KeptSpan[]): OrderedSpan[] {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const children = new Map<string | undefined, KeptSpan[]>();
  for (const span of spans) {
    const isPart = span.parentSpanId !== undefined && known.has(span.parentSpanId);
    const key = isPart ? span.parentSpanId : undefined;
    const others = children.get(key);
    if (others) others.push(span);
    else children.set(key, [span]);
  }
  const ordered: OrderedSpan[] = [];
  const seen = new Set<string>();
  const below = (key: string | undefined, depth: number) =>
    (children.get(key) ?? []).map(span => ({ span, depth })).toReversed();
  const left = below(undefined, 0);
  for (let next = left.pop(); next; next = left.pop()) {
    if (seen.has(next.span.spanId)) continue;
    seen.add(next.span.spanId);
    ordered.push(next);
    left.push(...below(next.span.spanId, next.depth + 1));
  }
  return ordered;
}
