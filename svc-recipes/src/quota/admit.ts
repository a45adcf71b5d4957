import type { FreeQuota } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import type { Allowance, Lease, RequestMark } from './allowance-model.ts';
import { allUsed } from './free-quota.ts';
import { hasPremium } from './is-premium.ts';

export interface QuotaRules {
  quota: FreeQuota;
  /** Generations of one member that run at the same time. */
  maxAtOnce: number;
  /** What the model may begin to write for one member in an hour. */
  maxPerHour: number;
  leaseMs: number;
  /** How long a repeated request still finds its recipe. */
  rememberMs: number;
}

export interface Asked {
  /** What premium members alone may ask for. */
  isPremiumOnly: boolean;
  request: RequestMark | null;
}

export type Admission =
  | { kind: 'admitted'; lease: Omit<Lease, 'id'> }
  /** The same request is being worked on by another call. */
  | { kind: 'running' }
  | { kind: 'finished'; recipeId: string };

/** What else may run, past all of it, comes back in a moment. */
const retryAfterSeconds = 5;

const hour = 3_600_000;

export const triesOfLastHour = ({ tries }: Pick<Allowance, 'tries'>, now: Date) =>
  (tries ?? []).filter(({ at }) => now.getTime() - at.getTime() < hour);

function assertRoomInHour(allowance: Pick<Allowance, 'tries'>, maxPerHour: number, now: Date) {
  const inTheWay = triesOfLastHour(allowance, now).at(-maxPerHour);
  if (!inTheWay) return;
  const waitMs = inTheWay.at.getTime() + hour - now.getTime();
  throw new Problem('too_many_requests', { retryAfterSeconds: Math.max(1, waitMs / 1000) });
}

const stillHeld = (leases: readonly Lease[], now: Date) => leases.filter(({ until }) => until > now);

function sameRequest(known: RequestMark | null | undefined, asked: RequestMark | null): boolean {
  if (!known || known.key !== asked?.key) return false;
  if (known.body !== asked.body) throw new Problem('idempotency_conflict');
  return true;
}

/** Whether this member may generate now. A running generation counts as used, so a hundred at once get no more than three. */
export function admit(
  allowance: Pick<
    Allowance,
    'isPremium' | 'coveredIn' | 'free' | 'usedBefore' | 'leases' | 'tries' | 'finished'
  >,
  { isPremiumOnly, request }: Asked,
  { quota, maxAtOnce, maxPerHour, leaseMs, rememberMs }: QuotaRules,
  now: Date,
): Admission {
  const remembered = allowance.finished.filter(({ at }) => now.getTime() - at.getTime() < rememberMs);
  const finished = remembered.find(one => sameRequest(one.request, request));
  if (finished) return { kind: 'finished', recipeId: finished.recipeId };
  const held = stillHeld(allowance.leases, now);
  if (held.some(one => sameRequest(one.request, request))) return { kind: 'running' };

  const isFree = !hasPremium(allowance);
  const used = allUsed(allowance, quota, now) + held.filter(one => one.isFree).length;
  if (isFree && used >= quota.size) throw new Problem('quota_exhausted');
  if (isFree && isPremiumOnly) throw new Problem('premium_meal_type');
  if (held.length >= maxAtOnce) throw new Problem('too_many_requests', { retryAfterSeconds });
  assertRoomInHour(allowance, maxPerHour, now);
  return { kind: 'admitted', lease: { until: new Date(now.getTime() + leaseMs), isFree, request } };
}
