import type { EventState, ParkedEvent } from '@sufra/contracts';
import type { EventBus } from '../events/event-bus.ts';
import type { EventRegistry } from '../events/event-registry.ts';
import type { Pending } from '../events/outbox/outbox-store.ts';
import type { LookedAt, ParkedLetter } from '../events/parked-events.ts';

export interface EventStateDeps {
  bus: Pick<EventBus<EventRegistry>, 'status' | 'look'>;
  pending: () => Promise<Pending>;
}

const ages = [0, 60, 600, 3_600];

/** While the broker is away the outbox is what an operator wants to see, so that is told all the same. */
export async function eventState({ bus, pending }: EventStateDeps): Promise<EventState> {
  const [lookedAt, { count, oldestMs }] = await Promise.all([bus.look().catch(() => undefined), pending()]);
  const { state, detail } = bus.status();
  return {
    broker: { isUp: state === 'up' && lookedAt !== undefined, detail },
    outbox: { documents: count, oldestSeconds: secondsOf(oldestMs) },
    queue: lookedAt ? queueOf(lookedAt) : null,
  };
}

const queueOf = ({ queued, waiting, failingSince, parked, letters }: LookedAt) => ({
  queued,
  waiting,
  waitingByAge: byAge(failingSince),
  parked,
  parkedEvents: letters.map(present),
});

const secondsOf = (ms: number) => Math.max(0, Math.round(ms / 1_000));

function byAge(failingSince: readonly Date[]) {
  const seconds = failingSince.map(since => secondsOf(Date.now() - since.getTime()));
  return ages.map((fromSeconds, at) => {
    const until = ages[at + 1] ?? Number.POSITIVE_INFINITY;
    return { fromSeconds, events: seconds.filter(age => age >= fromSeconds && age < until).length };
  });
}

const present = (letter: ParkedLetter): ParkedEvent => ({
  _id: letter.id ?? null,
  type: letter.type,
  source: letter.source ?? null,
  publishedAt: letter.publishedAt?.toISOString() ?? null,
  reason: withoutAddresses(letter.reason),
  tries: letter.tries,
  firstFailedAt: letter.firstFailedAt?.toISOString() ?? null,
  parkedAt: letter.parkedAt?.toISOString() ?? null,
});

/** A mail server repeats the address that it refuses, and a driver the password of the one that it calls. */
const withoutAddresses = (reason: string) =>
  reason
    .split(' ')
    .map(word => (word.includes('@') ? '…@…' : word))
    .join(' ');
