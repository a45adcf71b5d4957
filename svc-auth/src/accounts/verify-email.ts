import { messages } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { hashLinkToken, type MakeLink } from '../links/link.ts';
import type { SecurityLog } from '../security-log.ts';
import type { UsedAllowances } from '../users/used-allowance.ts';
import type { User, UserModel } from '../users/user-model.ts';
import { confirmNewAddress } from './confirm-new-address.ts';
import { confirmSignUp } from './confirm-sign-up.ts';

export interface VerifyEmailDeps {
  users: UserModel;
  usedAllowances: UsedAllowances;
  newUndoLink: MakeLink;
  record: SecurityLog;
}

const answer = { message: messages.emailVerified };

/**
 * A link confirms what it was mailed for: a sign-up, or a member's new address. Each is looked for in its own place. Answers the
 * address with it, where it has just been confirmed.
 */
export async function verifyEmail(deps: VerifyEmailDeps, { token, ip }: { token: string; ip: string }) {
  const tokenHash = hashLinkToken(token);
  const user = (await confirmSignUp(deps, tokenHash)) ?? (await confirmNewAddress(deps, tokenHash));
  if (!user) {
    if (await isConfirmedBy(deps.users, tokenHash)) return { answer };
    // The link had expired, was ended by a newer one, or never mailed.
    deps.record({ what: 'verify-email', outcome: 'refused', reason: 'link not valid', ip });
    throw new Problem('token_invalid');
  }
  deps.record({ what: 'verify-email', outcome: 'ok', userId: String(user._id), ip });
  return { answer, email: user.email };
}

/** The member opens a link again that did its work: the address is confirmed, as long as it is still the member's. */
async function isConfirmedBy(users: UserModel, tokenHash: string): Promise<boolean> {
  const user = await users
    .findOne({ 'confirmedLink.tokenHash': tokenHash, deletedAt: null })
    .select('email confirmedLink')
    .lean<Pick<User, 'email' | 'confirmedLink'>>();
  return user !== null && user.email === user.confirmedLink?.email;
}
