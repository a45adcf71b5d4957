import type { AnswerOf, FreeQuota, User as PresentedUser } from '@sufra/contracts';
import { generationsLeft, nextResetDate } from './free-quota.ts';
import { rolesInForce } from './held-roles.ts';
import { withDigits } from './person.ts';
import type { User } from './user-model.ts';

/** By a membership of their own, or of another member of the household. */
export const hasPremium = ({ isPremium, coveredIn }: Pick<User, 'isPremium' | 'coveredIn'>) =>
  isPremium || Boolean(coveredIn);

/** An account as its owner sees it; every field is named, so that none slips out. */
export const presentUser = (user: User, quota: FreeQuota): PresentedUser => ({
  _id: String(user._id),
  name: user.name,
  email: user.email,
  createdAt: user.createdAt.toISOString(),
  isPremium: hasPremium(user),
  ...(!user.isPremium && user.coveredIn && { isCovered: true as const }),
  ...rolesInForce(user),
  ...(user.heldRoles?.length && { heldRoles: user.heldRoles }),
  recipesGenerated: user.recipesGenerated,
  ...(user.language && { language: user.language }),
  ...withDigits(user.digits),
  generations_left: generationsLeft({ ...user, isPremium: hasPremium(user) }, { ...quota, now: new Date() }),
});

function presentAccount(user: User): AnswerOf<'GET /auth/me'>['account'] {
  const { passwordHash, google, emailChange } = user;
  const isWaiting = emailChange && emailChange.expiresAt > new Date();
  return {
    hasPassword: Boolean(passwordHash),
    hasGoogle: Boolean(google),
    pendingEmail: isWaiting ? emailChange.email : null,
  };
}

export const presentCurrentUser = (user: User, quota: FreeQuota): AnswerOf<'GET /auth/me'> => ({
  user: presentUser(user, quota),
  nextResetDate: nextResetDate(quota, new Date()),
  account: presentAccount(user),
});
