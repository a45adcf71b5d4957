import { type Eater, type EaterProfile, type EatersAnswer, type KeptEater, limits } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { Types, trusted } from 'mongoose';
import { mayWrite, nameAt, type Seat, seatOf, seatOfWriter, sittingAt } from '../household/seat-of.ts';
import { type KeepEatersDeps, keptEaters, saveEaters } from '../plan/kept-eaters.ts';
import type { ProfileDocument, ProfileModel } from '../profile/profile-model.ts';

export interface EatersDeps extends KeepEatersDeps {
  profiles: ProfileModel;
}

/** One who eats, with the whole of what the kitchen keeps to; whether the others may read it. */
export interface AtTable extends Omit<Eater, 'profile'> {
  profile: EaterProfile;
  isShown: boolean;
}

const profileIn = ({ avoid = [], diets = [], spiceLevel = null }: Partial<EaterProfile>): EaterProfile => ({
  ...{ avoid, diets, spiceLevel },
});

async function eatersAt({ plans, profiles }: EatersDeps, seat: Seat): Promise<AtTable[]> {
  const { memberId, listOf } = seat;
  const ids = [...new Set([memberId, ...sittingAt(seat)])];
  const [found, kept] = await Promise.all([
    profiles.find({ _id: trusted({ $in: ids }) }).lean<ProfileDocument[]>(),
    keptEaters(plans, listOf),
  ]);
  const members = ids.map((id): AtTable => {
    const profile = found.find(({ _id }) => _id === id);
    return {
      ...{ id, name: nameAt(seat, id), kind: id === memberId ? 'self' : 'member' },
      ...{ profile: profileIn(profile ?? {}), isShown: profile?.isShown ?? false },
    };
  });
  return [
    ...members,
    ...kept.map(
      ({ id, name, ...profile }): AtTable => ({
        ...{ id, name, kind: 'kept', profile: profileIn(profile), isShown: true },
      }),
    ),
  ];
}

/** Who eats at the table of a member, whatever of it they may read: for the kitchen. */
export const eatersWith = async (deps: EatersDeps, memberId: string) =>
  eatersAt(deps, await seatOf(deps.households, memberId));

/** Others see of a member what that member shows; their own they all see. */
async function describeEaters(deps: EatersDeps, seat: Seat): Promise<EatersAnswer> {
  const eaters = await eatersAt(deps, seat);
  return {
    eaters: eaters.map(({ isShown, profile, ...eater }) => ({
      ...eater,
      profile: isShown || eater.kind === 'self' ? profile : null,
    })),
    isShown: eaters.find(({ kind }) => kind === 'self')?.isShown ?? false,
    ...{ mayWrite: mayWrite(seat), isShared: seat.householdId !== null },
  };
}

export const findEaters = async (deps: EatersDeps, memberId: string) =>
  describeEaters(deps, await seatOf(deps.households, memberId));

const plain = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

function assertNewName(others: readonly Pick<KeptEater, 'name'>[], name: string) {
  if (others.some(other => plain(other.name) === plain(name))) throw new Problem('eater_known');
}

const eachOnce = (words: readonly string[]) => [
  ...new Map(words.map(word => [word.toLowerCase(), word])).values(),
];

interface Writing extends EaterProfile {
  memberId: string;
  name: string;
}

const asKept = ({ name, avoid, diets, spiceLevel }: Omit<Writing, 'memberId'>) => ({
  ...{ name, avoid: eachOnce(avoid), diets: [...new Set(diets)], spiceLevel },
});

export async function addEater(deps: EatersDeps, { memberId, ...asked }: Writing) {
  const seat = await seatOfWriter(deps.households, memberId);
  await saveEaters(deps, {
    table: seat,
    change: eaters => {
      assertNewName([...eaters, ...seat.members], asked.name);
      if (eaters.length >= limits.keptEaters) throw new Problem('eaters_full');
      return [...eaters, { id: String(new Types.ObjectId()), ...asKept(asked) }];
    },
  });
  return describeEaters(deps, seat);
}

export async function changeEater(deps: EatersDeps, { memberId, id, ...asked }: Writing & { id: string }) {
  const seat = await seatOfWriter(deps.households, memberId);
  await saveEaters(deps, {
    table: seat,
    change: eaters => {
      if (!eaters.some(eater => eater.id === id)) throw new Problem('not_found');
      assertNewName([...eaters.filter(eater => eater.id !== id), ...seat.members], asked.name);
      return eaters.map(eater => (eater.id === id ? { id, ...asKept(asked) } : eater));
    },
  });
  return describeEaters(deps, seat);
}

/** Meals that name them are for the others whom they name. */
export async function removeEater(deps: EatersDeps, { memberId, id }: { memberId: string; id: string }) {
  const seat = await seatOfWriter(deps.households, memberId);
  await saveEaters(deps, {
    table: seat,
    change: eaters => {
      if (!eaters.some(eater => eater.id === id)) throw new Problem('not_found');
      return eaters.filter(eater => eater.id !== id);
    },
  });
  return describeEaters(deps, seat);
}
