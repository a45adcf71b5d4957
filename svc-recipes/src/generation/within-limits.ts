import type { Limit, Throttle } from '@sufra/service-kit';
import type { SiteLimits } from '../quota/site-limits.ts';

export interface LimitDeps {
  throttle: Throttle;
  premiumPerHour: Limit;
  site: SiteLimits;
}

interface Place {
  memberId: string;
  recipeId: string;
  isPremium: boolean;
}

/** Only what led to a recipe counts against the hour and the day. */
export async function withinLimits(
  { throttle, premiumPerHour, site }: LimitDeps,
  { memberId, recipeId, isPremium }: Place,
  work: () => Promise<void>,
): Promise<void> {
  const takeBack = isPremium ? await throttle.take(premiumPerHour, memberId) : async () => {};
  let isCounted = false;
  try {
    const leave = await site.admit(recipeId);
    try {
      await work();
      isCounted = true;
    } finally {
      await leave({ isCounted });
    }
  } finally {
    if (!isCounted) await takeBack();
  }
}
