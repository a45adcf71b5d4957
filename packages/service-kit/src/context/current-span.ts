import type { LiveSpan } from './live-span.ts';
import { currentContext, withContext } from './request-context.ts';

/** Everything that `work` starts is a child of this span, events that it writes down included. */
export const inSpan = <T>(span: LiveSpan, work: () => T): T => withContext({ span }, work);

export const currentSpan = (): LiveSpan | undefined => currentContext()?.span;

export const currentTraceparent = (): string | undefined => currentSpan()?.traceparent;

/** For a line of the log. */
export function currentTrace(): { traceId?: string; spanId?: string } {
  const span = currentSpan();
  return span ? { traceId: span.traceId, spanId: span.spanId } : {};
}
