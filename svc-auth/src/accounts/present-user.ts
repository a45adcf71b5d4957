import type { User as PresentedUser } from '@sufra/contracts';
import { type FreeQuota, generationsLeft } from './free-quota.ts';
import type { User } from './user-model.ts';

/** An account as its owner sees it; every field is named, so that none slips out. */
export const presentUser = (user: User, quota: FreeQuota): PresentedUser => ({
  _id: String(user._id),
  name: user.name,
  email: user.email,
  createdAt: user.createdAt.toISOString(),
  isPremium: user.isPremium,
  isAdmin: user.isAdmin,
  isModerator: user.isModerator,
  recipesGenerated: user.recipesGenerated,
  generations_left: generationsLeft(user, { ...quota, now: new Date() }),
});
