import { type FreeQuota, type FreeUse, monthOf, usedOf } from '@sufra/contracts';
import type { Allowance } from './allowance-model.ts';

/** With what an earlier account of the same address has used. */
export const allUsed = (
  { free, usedBefore }: Pick<Allowance, 'free' | 'usedBefore'>,
  quota: FreeQuota,
  now: Date,
) => usedOf(free, { ...quota, now }) + (usedBefore ? usedOf(usedBefore, { ...quota, now }) : 0);

/** Both as one, as svc-auth shows it. */
export function together(free: FreeUse, usedBefore: FreeUse | null | undefined): FreeUse {
  if (!usedBefore) return free;
  const [newer, older] = free.month >= usedBefore.month ? [free, usedBefore] : [usedBefore, free];
  const inMonth = newer.inMonth + (older.month === newer.month ? older.inMonth : 0);
  return { month: newer.month, inMonth, total: free.total + usedBefore.total };
}

export function withOneMore({ month, inMonth, total }: FreeUse, now: Date): FreeUse {
  const current = monthOf(now);
  return { month: current, inMonth: (month === current ? inMonth : 0) + 1, total: total + 1 };
}
