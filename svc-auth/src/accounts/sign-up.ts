import { messages, type SiteLanguage } from '@sufra/contracts';
import { limitKey, type Throttle } from '@sufra/service-kit';
import type { PasswordHasher } from '../hashing/password-hasher.ts';
import { keptOf, type MakeLink } from '../links/link.ts';
import { withinMailLimit } from '../links/within-mail-limit.ts';
import type { IsBreached } from '../passwords/breached-passwords.ts';
import { assertNotBreached, assertStrongPassword } from '../passwords/password-rules.ts';
import type { SecurityLog } from '../security-log.ts';
import { type Limits, takeOrRecord } from '../throttling.ts';
import type { UserModel } from '../users/user-model.ts';
import { keepSignUp, type SignUpRequest } from './keep-sign-up.ts';
import type { SignUpSalt } from './sign-up-salt.ts';

export interface SignUpDeps {
  users: UserModel;
  hasher: PasswordHasher;
  saltFor: SignUpSalt;
  throttle: Throttle;
  limits: Limits;
  newConfirmationLink: MakeLink;
  isBreached: IsBreached;
  record: SecurityLog;
}

interface SignUp {
  name: string;
  email: string;
  password: string;
  language?: SiteLanguage | undefined;
  ip: string;
}

interface Details {
  name: string;
  email: string;
  language: SiteLanguage | undefined;
  passwordHash: string;
}

/**
 * One answer, after the same work, with an account or without: what differs goes to the mailbox alone. The password is
 * hashed before anything is looked up.
 */
export async function signUp(deps: SignUpDeps, { name, email, password, language, ip }: SignUp) {
  const { limits, record } = deps;
  assertStrongPassword({ password, email, name });
  await takeOrRecord(deps, { limit: limits.signUpsByIp, who: limitKey(ip), what: 'sign-up', ip });
  await assertNotBreached(deps.isBreached, { password });
  const passwordHash = await deps.hasher.hash(password, deps.saltFor(email));
  // Beyond the mails that one address may get, nothing is kept: its link could not be mailed.
  const mail = () => keepSignUp(deps.users, requestOf(deps, { name, email, language, passwordHash }));
  const outcome = await withinMailLimit(deps, { email, mail });
  record({ what: 'sign-up', ip, ...outcome });
  return { message: messages.signUpAccepted };
}

function requestOf(
  { newConfirmationLink }: SignUpDeps,
  { name, email, language, passwordHash }: Details,
): SignUpRequest {
  const link = newConfirmationLink();
  const pending = {
    ...keptOf(link),
    name,
    passwordHash,
    ...(language && { language }),
    createdAt: link.createdAt,
  };
  return { email, pending, sealedToken: link.sealedToken };
}
