import { type EventsReplayed, type OperatedService, replayedType } from '@sufra/contracts';
import { Types } from 'mongoose';
import type { EventBus } from '../events/event-bus.ts';
import type { EventRegistry } from '../events/event-registry.ts';
import { Problem } from '../http/problem.ts';
import type { Log } from '../ops/log.ts';
import { recordCreate } from '../recording/contract-events.ts';
import type { ReplayModel } from './replay-model.ts';

export interface ReplayParkedDeps {
  service: OperatedService;
  bus: Pick<EventBus<EventRegistry>, 'look' | 'replayParked'>;
  replays: ReplayModel;
  log: Log;
}

interface Asked {
  eventId: string | undefined;
  askedBy: string;
}

/** Recorded before it is done: what an admin had handled again stands in the audit log, whatever is killed when. */
export async function replayParked(
  { service, bus, replays, log }: ReplayParkedDeps,
  { eventId, askedBy }: Asked,
) {
  const { parked, letters } = await bus.look().catch(cause => {
    throw new Problem('service_unavailable', { cause, retryAfterSeconds: 5 });
  });
  const one = eventId === undefined ? undefined : letters.find(({ id }) => id === eventId);
  if (eventId !== undefined && !one) throw new Problem('not_found');
  if (parked === 0) return { replayed: 0 };
  await record(replays, service, {
    entryId: String(new Types.ObjectId()),
    askedBy,
    askedAt: new Date().toISOString(),
    events: one ? 1 : parked,
    type: one?.type ?? null,
  });
  const replayed = await bus.replayParked({ eventId });
  log.info(
    { security: 'replay-events', userId: askedBy, event: eventId, replayed },
    'parked events were put back',
  );
  return { replayed };
}

/** A tombstone from the beginning: it goes when its event has been published. */
const record = (replays: ReplayModel, service: OperatedService, data: EventsReplayed) =>
  replays.create(
    recordCreate({ _id: new Types.ObjectId(), deletedAt: new Date() }, { type: replayedType(service), data }),
  );
