import { Problem } from '@sufra/service-kit';
import type { RequestMark } from '../quota/allowance-model.ts';
import type { Quota, Reservation } from '../quota/quota.ts';
import type { Deadline } from './deadline.ts';
import { pause } from './pause.ts';

interface Options {
  quota: Quota;
  memberId: string;
  recipeId: string;
  isPremiumOnly: boolean;
  request: RequestMark | null;
  deadline: Deadline;
  signal: AbortSignal;
}

const pauseMs = 250;

/**
 * A place for this generation, or the recipe that the same request has led to. While the same request is being worked on,
 * its repetition waits; when that one failed, the repetition takes its place.
 */
export async function reservePlace({
  quota,
  deadline,
  signal,
  ...asked
}: Options): Promise<Exclude<Reservation, { kind: 'running' }>> {
  while (deadline.msLeft() > 0) {
    const reservation = await quota.reserve(asked);
    if (reservation.kind !== 'running') return reservation;
    await pause(pauseMs, signal);
  }
  throw new Problem('generator_timeout');
}
