import { messages } from '@sufra/contracts';
import { sealToken, type Throttle } from '@sufra/service-kit';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { assertStrongPassword } from '../passwords/password-rules.ts';
import type { SecurityLog } from '../security-log.ts';
import { type Limits, takeIfRoom, takeOrRecord } from '../throttling.ts';
import { keepSignUp, type SignUpRequest } from './keep-sign-up.ts';
import { hashLinkToken, newLinkToken } from './link-token.ts';
import type { SignUpSalt } from './sign-up-salt.ts';
import type { UserModel } from './user-model.ts';

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

/**
 * One answer, after the same work, whoever has an account: what differs goes to the mailbox alone. The password is
 * hashed before anything is looked up.
 */
export async function signUp(deps: SignUpDeps, { name, email, password, ip }: SignUp) {
  const { limits, record } = deps;
  assertStrongPassword({ password, email, name });
  await takeOrRecord(deps, { limit: limits.signUpsByIp, who: ip, what: 'sign-up', ip });
  const passwordHash = await deps.hasher.hash(password, deps.saltFor(email));
  const outcome = await keepWithinLimit(deps, { name, email, passwordHash });
  record({ what: 'sign-up', ip, ...outcome });
  return { message: messages.signUpAccepted };
}

/** Beyond the mails that one address may get, nothing is kept: its link could not be mailed. */
async function keepWithinLimit(deps: SignUpDeps, details: Details) {
  const { users, throttle, limits } = deps;
  const giveBack = await takeIfRoom(throttle, { limit: limits.mailsByAddress, who: details.email });
  if (!giveBack) return { outcome: 'refused' as const, reason: 'enough mails to this address' };
  const { userId, isMailed } = await keepSignUp(users, requestOf(deps, details)).catch(async error => {
    await giveBack();
    throw error;
  });
  if (!isMailed) await giveBack();
  return { outcome: 'ok' as const, userId };
}

function requestOf(deps: SignUpDeps, { name, email, passwordHash }: Details): SignUpRequest {
  const token = newLinkToken();
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + deps.linkLifeMs);
  return {
    email,
    pending: { tokenHash: hashLinkToken(token), name, passwordHash, createdAt, expiresAt },
    sealedToken: sealToken(token, deps.linkTokenKeys),
  };
}
