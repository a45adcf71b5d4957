import type { events } from '@sufra/contracts';
import type { EventHandlers } from '../events/consume/by-type.ts';
import { type AccessFactsModel, projectAccess } from './projected-facts.ts';

type Handlers = EventHandlers<typeof events>;

/** A service that has something of its own to do when access changes still learns who may do what, and that first. */
export function withAccess(facts: AccessFactsModel, handlers: Handlers): Handlers {
  const projected = projectAccess(facts);
  const own = handlers['user.access-changed'];
  if (!own) return { ...handlers, ...projected };
  return {
    ...handlers,
    'user.access-changed': async (event, context) => {
      await projected['user.access-changed'](event, context);
      await own(event, context);
    },
  };
}
