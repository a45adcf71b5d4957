import { isDuplicateKey, recordChange, recordCreate } from '@sufra/service-kit';
import { Types } from 'mongoose';
import type { Link, MakeLink } from '../links/link.ts';
import { accessChanged } from '../users/access-changed.ts';
import { addressConfirmed } from '../users/address-confirmed.ts';
import { changeUser } from '../users/change-user.ts';
import type { UsedAllowances } from '../users/used-allowance.ts';
import type { User, UserModel } from '../users/user-model.ts';
import { assertMayLink, hasSubject, identityOf, linked } from './linked-account.ts';
import type { VerifiedPerson } from './verified-person.ts';

interface Deps {
  users: UserModel;
  usedAllowances: UsedAllowances;
  newUndoLink: MakeLink;
}

interface Arrival {
  person: VerifiedPerson;
  usedBefore: User['freeGenerations'] | undefined;
  undo: Link;
}

const attempts = 5;

/** Whose account it is; one that has to be joined first lets no person in before its password was shown. */
export type AccountOf = { user: User; isToBeJoined: boolean };

/**
 * The account of this issuer's subject; else the one of the address, which is theirs now too if Google runs the mailbox, and else asks for
 * its password; else a new one. An address may change or pass to another person at the provider: a known subject keeps its account,
 * and another gets none of it.
 */
export async function accountOf(deps: Deps, person: VerifiedPerson): Promise<AccountOf> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      const known = await find(deps.users, person);
      return known ? { user: known, isToBeJoined: false } : await settle(deps, person);
    } catch (error) {
      // The same person's other try, or a sign-up, was faster: now there is something to find.
      if (!isDuplicateKey(error)) throw error;
    }
  }
  throw new Error('an account was neither found nor free');
}

async function settle({ users, usedAllowances, newUndoLink }: Deps, person: VerifiedPerson) {
  const arrival = { person, usedBefore: await usedAllowances.recall(person.email), undo: newUndoLink() };
  return (await join(users, arrival)) ?? { user: await create(users, arrival), isToBeJoined: false };
}

const find = (users: UserModel, { issuer, subject }: VerifiedPerson) =>
  users.findOne({ 'google.issuer': issuer, 'google.subject': subject, deletedAt: null }).lean<User>().exec();

async function join(users: UserModel, arrival: Arrival): Promise<AccountOf | null> {
  const { person, undo } = arrival;
  let isToBeJoined = false;
  const user = await changeUser({
    users,
    by: { email: person.email },
    change: current => {
      assertMayLink(current, person);
      isToBeJoined = Boolean(current.verifiedAt) && !hasSubject(current, person) && !person.ownsMailbox;
      if (hasSubject(current, person) || isToBeJoined) return undefined;
      return current.verifiedAt ? linked(current, { account: person, undo }) : taken(current, arrival);
    },
  });
  return user && { user, isToBeJoined };
}

async function create(users: UserModel, arrival: Arrival): Promise<User> {
  const { person } = arrival;
  const account = {
    ...confirmedBy(arrival),
    _id: new Types.ObjectId(),
    email: person.email,
    createdAt: new Date(),
    isAdmin: false,
    isModerator: false,
    endedSessions: [],
  };
  const created = await users.create(recordCreate(account, ...arrived(account, arrival)));
  return created.toObject();
}

/** No person has shown before that they read this mailbox, so whatever was asked for in its name ends here. */
function taken(user: User, arrival: Arrival) {
  const state = confirmedBy(arrival);
  return recordChange({
    of: user,
    update: {
      $set: { ...state, pendingSignUps: [] },
      $unset: { passwordHash: '', passwordReset: '', emailChange: '', forgetAt: '' },
    },
    events: arrived({ ...user, ...state }, arrival),
  });
}

const confirmedBy = ({ person, usedBefore }: Arrival) => ({
  ...addressConfirmed({ name: person.name, usedBefore }),
  google: identityOf(person),
});

function arrived(account: Parameters<typeof accessChanged>[0], { person, usedBefore }: Arrival) {
  const { email, name } = person;
  const data = { userId: String(account._id), email, name };
  return [
    { type: 'user.email-verified' as const, data },
    ...(usedBefore ? [accessChanged({ ...account, usedBefore })] : []),
  ];
}
