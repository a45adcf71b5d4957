import { Problem } from '@sufra/service-kit';
import type { HouseholdModel } from '../household/household-model.ts';
import { type Seat, seatOf } from '../household/seat-of.ts';
import type { Counts, WatchHouseholds } from './watch-households.ts';

export interface FollowDeps {
  households: HouseholdModel;
  watching: WatchHouseholds;
  /** Then the caller asks again, as a session does that has ended since. */
  longestMs: number;
  aliveEveryMs: number;
  /** Aborted when this replica stops: the caller goes on at another. */
  stopping: AbortSignal;
}

interface Follow {
  memberId: string;
  signal: AbortSignal;
  send: ((event: string, data: unknown) => void) | undefined;
}

const areSame = (a: Counts, b: Counts) =>
  a.list === b.list && a.plan === b.plan && a.members === b.members && a.shown === b.shown;

async function mustSit(households: HouseholdModel, memberId: string): Promise<Seat> {
  const seat = await seatOf(households, memberId);
  if (seat.householdId === null) throw new Problem('not_found');
  return seat;
}

/** Tells the counts whenever they are others; ends with the last, or with 404 once the caller no longer belongs to the household. */
export async function followChanges(deps: FollowDeps, { memberId, signal, send }: Follow): Promise<Counts> {
  const seat = await mustSit(deps.households, memberId);
  const now = await deps.watching.countsOf(seat);
  if (!send) return now;
  send('changed', now);
  return listen(deps, { memberId, seat, signal, send, known: now });
}

interface Listen extends Follow {
  seat: Seat;
  send: (event: string, data: unknown) => void;
  known: Counts;
}

async function listen(deps: FollowDeps, { memberId, seat, signal, send, known }: Listen): Promise<Counts> {
  const end = Promise.withResolvers<Counts>();
  const until = AbortSignal.any([signal, deps.stopping]);
  const leave = () => end.reject(until.reason);
  if (until.aborted) leave();
  until.addEventListener('abort', leave);
  let told = known;
  const tell = async (counts: Counts | undefined) => {
    if (!counts) throw new Problem('service_unavailable', { retryAfterSeconds: 1 });
    if (areSame(counts, told)) return;
    const { members } = told;
    told = counts;
    // Another owner has another list and calendar, which the caller hears of by asking again.
    if (members !== counts.members && (await mustSit(deps.households, memberId)).listOf !== seat.listOf)
      end.resolve(counts);
    else send('changed', counts);
  };
  const stop = deps.watching.watch({ ...seat, tell: counts => void tell(counts).catch(end.reject) });
  const alive = setInterval(() => send('alive', {}), deps.aliveEveryMs);
  const over = setTimeout(() => end.resolve(told), deps.longestMs);
  try {
    return await end.promise;
  } finally {
    stop();
    clearInterval(alive);
    clearTimeout(over);
    until.removeEventListener('abort', leave);
  }
}
