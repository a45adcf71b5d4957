import { messages } from '@sufra/contracts';
import { isDuplicateKey, recordChange, recordCreate, sealToken, type Throttle } from '@sufra/service-kit';
import { Types } from 'mongoose';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { assertStrongPassword } from '../passwords/password-rules.ts';
import type { SecurityLog } from '../security-log.ts';
import { type Limits, takeIfRoom } from '../throttling.ts';
import { changeUser } from './change-user.ts';
import { hashLinkToken, newLinkToken } from './link-token.ts';
import { withSignUp } from './pending-sign-up.ts';
import type { SignUpSalt } from './sign-up-salt.ts';
import type { PendingSignUp, User, UserModel } from './user-model.ts';

export interface SignUpDeps {
  users: UserModel;
  hasher: PasswordHasher;
  saltFor: SignUpSalt;
  throttle: Throttle;
  limits: Limits;
  linkTokenKeys: readonly string[];
  linkLifeMs: number;
  record: SecurityLog;
}

interface SignUp {
  name: string;
  email: string;
  password: string;
  ip: string;
}

interface Details {
  name: string;
  email: string;
  passwordHash: string;
}

interface Asked {
  email: string;
  pending: PendingSignUp;
  sealedToken: string;
}

/**
 * One answer, after the same work, whoever has an account: what differs goes to the mailbox alone. The password is
 * hashed before anything is looked up.
 */
export async function signUp(deps: SignUpDeps, { name, email, password, ip }: SignUp) {
  const { throttle, limits, record } = deps;
  assertStrongPassword({ password, email, name });
  await throttle.take(limits.signUpsByIp, ip);
  const passwordHash = await deps.hasher.hash(password, deps.saltFor(email));
  const outcome = await askOrLeave(deps, { name, email, passwordHash });
  record({ what: 'sign-up', ip, ...outcome });
  return { message: messages.signUpAccepted };
}

/** Beyond the mails that one address may get, nothing is kept: its link could not be mailed. */
async function askOrLeave(deps: SignUpDeps, details: Details) {
  const { throttle, limits } = deps;
  const giveBack = await takeIfRoom(throttle, { limit: limits.mailsByAddress, who: details.email });
  if (!giveBack) return { outcome: 'refused' as const, reason: 'enough mails to this address' };
  const { userId, isMailed } = await ask(deps, asked(deps, details)).catch(async error => {
    await giveBack();
    throw error;
  });
  if (!isMailed) await giveBack();
  return { outcome: 'ok' as const, userId };
}

function asked({ linkTokenKeys, linkLifeMs }: SignUpDeps, { name, email, passwordHash }: Details): Asked {
  const token = newLinkToken();
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + linkLifeMs);
  return {
    email,
    pending: { tokenHash: hashLinkToken(token), name, passwordHash, createdAt, expiresAt },
    sealedToken: sealToken(token, linkTokenKeys),
  };
}

async function ask(deps: SignUpDeps, request: Asked): Promise<{ userId: string; isMailed: boolean }> {
  let isMailed = true;
  const known = await changeUser({
    users: deps.users,
    by: { email: request.email },
    change: user => {
      const write = user.verifiedAt ? tellOwner(user) : keepWaiting(user, request);
      isMailed = write !== undefined;
      return write;
    },
  });
  if (known) return { userId: String(known._id), isMailed };
  const created = await create(deps.users, request);
  // Somebody else's sign-up of the same address was faster: now it is known.
  return created ? { userId: created, isMailed: true } : ask(deps, request);
}

const tellOwner = (user: User) => {
  const data = { userId: String(user._id), email: user.email, name: user.name };
  return recordChange({ of: user, events: [{ type: 'user.sign-up-repeated', data }] });
};

function keepWaiting(user: User, request: Asked) {
  const pendingSignUps = withSignUp(user.pendingSignUps, request.pending);
  if (!pendingSignUps) return undefined;
  return recordChange({
    of: user,
    update: { $set: { pendingSignUps } },
    events: [signedUp(String(user._id), request)],
  });
}

async function create(users: UserModel, request: Asked): Promise<string | undefined> {
  const _id = new Types.ObjectId();
  const { email, pending } = request;
  try {
    await users.create(
      recordCreate(
        { _id, email, createdAt: pending.createdAt, pendingSignUps: [pending] },
        signedUp(String(_id), request),
      ),
    );
    return String(_id);
  } catch (error) {
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
}

const signedUp = (userId: string, { email, pending, sealedToken }: Asked) => ({
  type: 'user.signed-up' as const,
  data: { userId, email, name: pending.name, sealedToken, expiresAt: pending.expiresAt.toISOString() },
});
