import type { HouseholdRole } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import type { HouseholdDocument, HouseholdMember, HouseholdModel } from './household-model.ts';

/** Where a member sits: at the table of a household, or at one of their own. */
export interface Seat {
  memberId: string;
  /** Null for a member without a household. */
  householdId: string | null;
  role: HouseholdRole;
  /** Whose list and calendar the member shares: the owner’s, or their own. */
  listOf: string;
  members: HouseholdMember[];
}

/** What is shared, and with whom. */
export type Table = Pick<Seat, 'householdId' | 'listOf' | 'members'>;

const alone = (memberId: string): Seat => ({
  ...{ memberId, householdId: null, role: 'owner', listOf: memberId, members: [] },
});

/** Those whose recipes may stand in what is shared. */
export const sittingAt = ({ listOf, members }: Table): ReadonlySet<string> =>
  new Set([listOf, ...members.map(({ userId }) => userId)]);

export const nameAt = ({ members }: Table, id: string) =>
  members.find(({ userId }) => userId === id)?.name ?? '';

/** Of what the member shares with others: whose it is, and as what they share it. */
export const householdOf = (seat: Seat) =>
  seat.householdId === null ? null : { role: seat.role, owner: nameAt(seat, seat.listOf) };

/** Read afresh for each call, as members' rights are: a member who was removed is out with the event that says so. */
export async function seatOf(households: HouseholdModel, memberId: string): Promise<Seat> {
  const found = await households
    .find({ 'members.userId': memberId, deletedAt: null })
    .lean<HouseholdDocument[]>();
  const seats = found.map(household => seatIn(household, memberId));
  // News of leaving one household may come after that of joining another.
  const newest = seats.toSorted((a, b) => b.since - a.since)[0];
  return newest?.seat ?? alone(memberId);
}

function seatIn({ _id, members = [] }: HouseholdDocument, memberId: string) {
  const self = members.find(({ userId }) => userId === memberId);
  const owner = members.find(({ role }) => role === 'owner');
  return {
    since: self?.joinedAt.getTime() ?? 0,
    seat: {
      ...{ memberId, householdId: _id, members },
      role: self?.role ?? 'guest',
      listOf: owner?.userId ?? memberId,
    } satisfies Seat,
  };
}

/** Guests read what is shared and tick off. */
export const mayWrite = ({ role }: Seat) => role !== 'guest';

export async function seatOfWriter(households: HouseholdModel, memberId: string): Promise<Seat> {
  const seat = await seatOf(households, memberId);
  if (!mayWrite(seat)) throw new Problem('forbidden');
  return seat;
}
