import { api, type OperatedService } from '@sufra/contracts';
import type { Handler, Routes } from '../http/contract-routes.ts';
import { type EventStateDeps, eventState } from './event-state.ts';
import { type ReplayParkedDeps, replayParked } from './replay-parked.ts';

type Deps = ReplayParkedDeps &
  EventStateDeps & { retryNow: () => Promise<{ events: number; outboxes: number }> };

/** Whether the contract has these calls for a service, as it has for each that admins can ask. */
export const isOperated = (service: string): service is OperatedService =>
  Object.hasOwn(api, `GET /operations/${service}/events`);

/** What every service answers of its events, to admins alone. */
export function eventOperationRoutes(deps: Deps): Routes {
  const { service } = deps;
  const look: Handler<`GET /operations/${OperatedService}/events`> = () => eventState(deps);
  const replay: Handler<`POST /operations/${OperatedService}/events/replay`> = ({ body, caller }) =>
    replayParked(deps, { eventId: body.eventId, askedBy: caller.userId });
  const tryNow: Handler<`POST /operations/${OperatedService}/events/try-now`> = () => deps.retryNow();
  return {
    [`GET /operations/${service}/events`]: look,
    [`POST /operations/${service}/events/replay`]: replay,
    [`POST /operations/${service}/events/try-now`]: tryNow,
  };
}
