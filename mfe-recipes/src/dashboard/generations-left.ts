import { limits, type User } from '@sufra/contracts';

/** Without end for premium members. */
export const generationsLeft = (user: User): number =>
  user.isPremium ? Number.POSITIVE_INFINITY : Math.max(0, user.generations_left ?? limits.freeGenerations);
