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

type Leave = Awaited<ReturnType<SiteLimits['admit']>>;

/**
 * Answers what came of the work as soon as it is done; `left` is when the limits have been told so.
 * Against the hour and the day counts what the model began to write: it is paid for whether or not a recipe came of it. That
 * a failure costs no generation is the quota's affair.
 */
export async function withinLimits<T>(
  { throttle, perHour, site }: LimitDeps,
  { memberId, recipeId }: Place,
  work: (onWritten: () => void) => Promise<T>,
): Promise<{ result: T; left: Promise<void> }> {
  const takeBack = await throttle.take(perHour, memberId);
  let isCounted = false;
  const onWritten = () => {
    isCounted = true;
  };
  const outside = async (leave: Leave | undefined) => {
    await leave?.({ isCounted });
    if (!isCounted) await takeBack();
  };
  let leave: Leave | undefined;
  try {
    leave = await site.admit(recipeId);
    const result = await work(onWritten);
    return { result, left: outside(leave) };
  } catch (error) {
    await outside(leave);
    throw error;
  }
}
