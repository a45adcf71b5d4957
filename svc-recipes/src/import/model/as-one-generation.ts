import { keepRenewed, Problem } from '@sufra/service-kit';
import { Types } from 'mongoose';
import { deadlineIn } from '../../generation/deadline.ts';
import { reservePlace } from '../../generation/reserve-place.ts';
import type { Asking, ImportDeps } from '../import-deps.ts';

interface Work {
  signal: AbortSignal;
  onWritten(): void;
}

/** Counts as a recipe that is written does: a place first, one generation when it has come to something, and none when it has not. */
export async function asOneGeneration<T>(
  deps: ImportDeps,
  { memberId, ip, signal: leaving }: Asking,
  work: (under: Work) => Promise<T>,
): Promise<T> {
  const { quota, site, addresses } = deps;
  const deadline = deadlineIn(deps.deadlineMs);
  const until = AbortSignal.any([leaving, deps.stopping]);
  const place = { memberId, recipeId: String(new Types.ObjectId()) };
  const reservation = await reservePlace({
    quota,
    ...place,
    isPremiumOnly: false,
    request: null,
    deadline,
    signal: until,
  });
  const isFree = reservation.kind === 'reserved' && !reservation.isPremium;
  let isTried = false;
  let leave: Awaited<ReturnType<typeof site.admit>> | undefined;
  let giveBackToAddress: (() => Promise<void>) | undefined;
  const endRenewing = keepRenewed(
    () => Promise.all([quota.renew(place), site.renew(place.recipeId)]),
    deps.leaseMs,
  );
  try {
    leave = await site.admit(place.recipeId);
    if (isFree) giveBackToAddress = await addresses.take(ip);
    const onWritten = () => {
      isTried = true;
    };
    const result = await work({ signal: AbortSignal.any([until, deadline.signal]), onWritten });
    if (!(await quota.settle(place))) throw new Problem('generator_timeout');
    return result;
  } catch (error) {
    await Promise.all([isTried ? undefined : giveBackToAddress?.(), quota.giveBack({ ...place, isTried })]);
    if (!(error instanceof Problem) && deadline.signal.aborted)
      throw new Problem('generator_timeout', { cause: error });
    throw error;
  } finally {
    endRenewing();
    await leave?.({ isCounted: isTried });
  }
}
