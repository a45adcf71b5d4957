import { type FreeQuota, usedOf } from '@sufra/contracts';
import type { User } from './user-model.ts';

/** Null for premium members, who have no limit. What was generated as premium is not in these counts. */
export function generationsLeft(
  { isPremium, freeGenerations }: Pick<User, 'isPremium' | 'freeGenerations'>,
  { size, renews, now }: FreeQuota & { now: Date },
): number | null {
  if (isPremium) return null;
  return Math.max(0, size - usedOf(freeGenerations, { renews, now }));
}

export function nextResetDate({ renews }: Pick<FreeQuota, 'renews'>, now: Date): string | null {
  if (renews === 'never') return null;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString();
}
