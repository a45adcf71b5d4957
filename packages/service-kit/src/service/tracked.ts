import type { CloudEvent } from '@sufra/contracts';
import type { HandlerContext } from '../events/event-bus.ts';
import { withRequestId } from '../http/request-context.ts';
import type { Log } from '../ops/log.ts';

interface Tracked<E extends CloudEvent> {
  log: Log;
  handler: (event: E, context: HandlerContext) => Promise<unknown>;
}

/** What a handler logs and publishes carries the id of the request that it all began with. */
export const tracked =
  <E extends CloudEvent>({ log, handler }: Tracked<E>) =>
  (event: E, context: HandlerContext) => {
    const requestId = event.requestid ?? event.id;
    return withRequestId(requestId, async () => {
      const began = performance.now();
      await handler(event, context);
      const ms = Math.round(performance.now() - began);
      log.info(
        { requestId, event: event.id, type: event.type, attempt: context.attempt, ms },
        'event handled',
      );
    });
  };
