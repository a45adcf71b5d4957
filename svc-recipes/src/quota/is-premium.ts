import { trusted } from 'mongoose';
import type { Allowance, AllowanceModel } from './allowance-model.ts';

/** By a membership of their own, or of another member of the household. */
export const hasPremium = ({ isPremium: isOwn, coveredIn }: Pick<Allowance, 'isPremium' | 'coveredIn'>) =>
  isOwn || Boolean(coveredIn);

/** As svc-billing says; the token does not know. */
export async function isPremium(allowances: AllowanceModel, memberId: string): Promise<boolean> {
  const found = await allowances.exists({
    _id: memberId,
    deletedAt: null,
    $or: [{ isPremium: true }, { coveredIn: trusted({ $exists: true }) }],
  });
  return found !== null;
}
