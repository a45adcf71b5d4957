import { isDuplicateKey, recordChange, recordCreate } from '@sufra/service-kit';
import { Types } from 'mongoose';
import type { Mailing } from '../links/within-mail-limit.ts';
import { changeUser } from '../users/change-user.ts';
import { forgetAt, withSignUp } from '../users/pending-sign-up.ts';
import { inLanguage } from '../users/person.ts';
import type { PendingSignUp, User, UserModel } from '../users/user-model.ts';
import { notifyOwner } from './notify-owner.ts';

export interface SignUpRequest {
  email: string;
  pending: PendingSignUp;
  /** Of the link that confirms it. */
  sealedToken: string;
}

const attempts = 3;

/** Makes an account that waits, adds to one that waits already, or has its owner told: one write, with the mail's event. */
export async function keepSignUp(users: UserModel, request: SignUpRequest): Promise<Mailing> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const kept = (await addToKnown(users, request)) ?? (await create(users, request));
    // Neither there nor to be made: another sign-up of the same address was faster, and now it is there.
    if (kept) return kept;
  }
  throw new Error('an address was neither found nor free');
}

async function addToKnown(users: UserModel, request: SignUpRequest): Promise<Mailing | undefined> {
  let isMailed = false;
  const known = await changeUser({
    users,
    by: { email: request.email },
    change: user => {
      const write = user.verifiedAt ? notifyOwner(user) : keepWaiting(user, request);
      isMailed = write !== undefined;
      return write;
    },
  });
  return known ? { userId: String(known._id), isMailed } : undefined;
}

async function create(users: UserModel, request: SignUpRequest): Promise<Mailing | undefined> {
  const _id = new Types.ObjectId();
  const { email, pending } = request;
  const account = {
    _id,
    email,
    createdAt: pending.createdAt,
    pendingSignUps: [pending],
    forgetAt: forgetAt(pending),
  };
  try {
    await users.create(recordCreate(account, signedUp(String(_id), request)));
    return { userId: String(_id), isMailed: true };
  } catch (error) {
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
}

function keepWaiting(user: User, request: SignUpRequest) {
  const pendingSignUps = withSignUp(user.pendingSignUps, request.pending);
  if (!pendingSignUps) return undefined;
  return recordChange({
    of: user,
    update: { $set: { pendingSignUps, forgetAt: forgetAt(request.pending) } },
    events: [signedUp(String(user._id), request)],
  });
}

const signedUp = (userId: string, { email, pending, sealedToken }: SignUpRequest) => ({
  type: 'user.signed-up' as const,
  data: {
    ...{ userId, email, name: pending.name, ...inLanguage(pending.language) },
    ...{ sealedToken, expiresAt: pending.expiresAt.toISOString() },
  },
});
