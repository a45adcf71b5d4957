import type { Limit, Throttle } from '@sufra/service-kit';
import type { SiteLimits } from '../quota/site-limits.ts';

export interface LimitDeps {
  throttle: Throttle;
  /** Of one member. */
  perHour: Limit;
  site: SiteLimits;
}

interface Place {
  memberId: string;
  recipeId: string;
}

/**
 * Against the hour and the day counts what the model began to write: it is paid for whether or not a recipe came of it. That
 * a failure costs no generation is the quota's affair.
 */
export async function withinLimits(
  { throttle, perHour, site }: LimitDeps,
  { memberId, recipeId }: Place,
  work: (onWritten: () => void) => Promise<void>,
): Promise<void> {
  const takeBack = await throttle.take(perHour, memberId);
  let isCounted = false;
  try {
    const leave = await site.admit(recipeId);
    try {
      await work(() => {
        isCounted = true;
      });
    } finally {
      await leave({ isCounted });
    }
  } finally {
    if (!isCounted) await takeBack();
  }
}
