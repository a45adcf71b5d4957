import type { EventHandler, HandlerContext } from '../event-bus.ts';
import type { EventOf, EventRegistry, TypeIn } from '../event-registry.ts';

export type EventHandlers<R extends EventRegistry> = { readonly [T in TypeIn<R>]?: EventHandler<R, T> };

/** A plain map from type to handler as `types` and `handler` of a subscription. */
export function byType<R extends EventRegistry>(handlers: EventHandlers<R>) {
  const types = Object.keys(handlers) as TypeIn<R>[];
  const handler = async <T extends TypeIn<R>>(
    event: EventOf<R, T>,
    context: HandlerContext,
  ): Promise<void> => {
    await handlers[event.type as T]?.(event, context);
  };
  return { types, handler };
}
