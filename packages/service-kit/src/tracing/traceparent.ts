/** W3C Trace Context, version 00: what names a span to the process that goes on from it. */
const form = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

export interface SpanReference {
  traceId: string;
  spanId: string;
  flags: number;
}

/** A text that is no traceparent names nothing, and a trace begins anew. */
export function readTraceparent(text: string | undefined): SpanReference | undefined {
  const [, traceId, spanId, flags] = form.exec(text ?? '') ?? [];
  return traceId && spanId && flags ? { traceId, spanId, flags: Number.parseInt(flags, 16) } : undefined;
}

export const writeTraceparent = ({ traceId, spanId, flags }: SpanReference) =>
  `00-${traceId}-${spanId}-${flags.toString(16).padStart(2, '0')}`;
