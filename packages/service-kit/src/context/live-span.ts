import type { SpanAttributes, SpanName } from './span-table.ts';

/** A span under way. One that is not sampled takes all of this and keeps nothing. */
export interface LiveSpan<N extends SpanName = SpanName> {
  readonly traceId: string;
  readonly spanId: string;
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: Partial<SpanAttributes<N>>): void;
  /** By a code or the name of an error: messages may repeat what a member wrote. */
  fail(type: string): void;
  end(): void;
}

export interface SpanStart<N extends SpanName> {
  what: N;
  name: string;
  attributes: SpanAttributes<N>;
  /** A traceparent. The span that is under way unless given; `null` begins a trace. */
  parent?: string | null | undefined;
  /** A traceparent of another trace that has to do with it. */
  link?: string | undefined;
  startedAt?: Date;
}
