import { isDuplicateKey, recordChange, recordCreate } from '@sufra/service-kit';
import { Types } from 'mongoose';
import { type Link, type MakeLink, mailedOf } from '../links/link.ts';
import { withUndoLink } from '../links/with-undo-link.ts';
import { accessChanged } from '../users/access-changed.ts';
import { addressConfirmed } from '../users/address-confirmed.ts';
import { changeUser } from '../users/change-user.ts';
import { personOf } from '../users/person.ts';
import type { UsedAllowances } from '../users/used-allowance.ts';
import type { User, UserModel } from '../users/user-model.ts';
import { googleFailed } from './google-failed.ts';
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

/**
 * The account of this issuer's subject; else the one of the address, which is theirs now too; else a new one. An address
 * may change or pass to another person at the provider: a known subject keeps its account, and another gets none of it.
 */
export async function accountOf(deps: Deps, person: VerifiedPerson): Promise<User> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      return (await find(deps.users, person)) ?? (await settle(deps, person));
    } catch (error) {
      // The same person's other try, or a sign-up, was faster: now there is something to find.
      if (!isDuplicateKey(error)) throw error;
    }
  }
  throw new Error('an account was neither found nor free');
}

async function settle({ users, usedAllowances, newUndoLink }: Deps, person: VerifiedPerson): Promise<User> {
  const arrival = { person, usedBefore: await usedAllowances.recall(person.email), undo: newUndoLink() };
  return (await join(users, arrival)) ?? (await create(users, arrival));
}

const find = (users: UserModel, { issuer, subject }: VerifiedPerson) =>
  users.findOne({ 'google.issuer': issuer, 'google.subject': subject, deletedAt: null }).lean<User>().exec();

const join = (users: UserModel, arrival: Arrival) =>
  changeUser({
    users,
    by: { email: arrival.person.email },
    change: user => {
      const { issuer, subject } = arrival.person;
      if (isRefused(user, arrival.person)) throw googleFailed('the member has undone this link');
      if (user.google?.issuer !== issuer)
        return user.verifiedAt ? linked(user, arrival) : taken(user, arrival);
      if (user.google.subject !== subject) throw googleFailed('the address belongs to another subject');
      return undefined;
    },
  });

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

/** Its address vouches for the Google account; the member is told, and may undo it. */
const linked = (user: User, { person, undo }: Arrival) =>
  recordChange({
    of: user,
    update: { $set: { google: identityOf(person), undoLinks: withUndoLink(user, undo) } },
    events: [{ type: 'user.google-linked', data: { ...personOf(user), undo: mailedOf(undo) } }],
  });

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

const isRefused = ({ refusedGoogle = [] }: User, { issuer, subject }: VerifiedPerson) =>
  refusedGoogle.some(one => one.issuer === issuer && one.subject === subject && one.until > new Date());

const identityOf = ({ issuer, subject }: VerifiedPerson) => ({ issuer, subject, linkedAt: new Date() });

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
