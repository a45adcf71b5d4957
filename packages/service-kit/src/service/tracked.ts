import type { CloudEvent } from '@sufra/contracts';
import type { SpanStart } from '../context/live-span.ts';
import { withRequestId } from '../context/request-context.ts';
import type { HandlerContext } from '../events/event-bus.ts';
import type { Log } from '../ops/log.ts';
import type { Tracing } from '../tracing/tracing.ts';

interface Tracked<E extends CloudEvent> {
  log: Log;
  tracing: Tracing;
  handler: (event: E, context: HandlerContext) => Promise<unknown>;
}

/** What a handler logs and publishes carries the id of the request that it all began with, and belongs to its trace. */
export const tracked =
  <E extends CloudEvent>({ log, tracing, handler }: Tracked<E>) =>
  (event: E, context: HandlerContext) => {
    const { id, type, traceparent = null } = event;
    const { attempt } = context;
    const requestId = event.requestid ?? id;
    const handle = async () => {
      const began = performance.now();
      await handler(event, context);
      const ms = Math.round(performance.now() - began);
      log.info({ requestId, event: id, type, attempt, ms }, 'event handled');
    };
    return withRequestId(requestId, () => {
      if (!tracing.isOn) return handle();
      if (attempt === 1) tracing.begin(waitOf(event))?.end();
      const attributes = {
        'messaging.operation.type': 'process' as const,
        'messaging.message.id': id,
        'sufra.event.type': type,
        'sufra.event.attempt': attempt,
      };
      return tracing.span(
        { what: 'handle', name: `handle ${type}`, attributes, parent: traceparent },
        handle,
      );
    });
  };

/** Ends now: it began when the event was written down, by the clock of its publisher. */
const waitOf = ({ type, time, traceparent }: CloudEvent): SpanStart<'wait'> => ({
  what: 'wait',
  name: `wait ${type}`,
  attributes: { 'sufra.event.type': type },
  parent: traceparent ?? null,
  startedAt: new Date(time),
});
