import type { AllowanceModel } from './allowance-model.ts';

/** As svc-billing says; the token does not know. */
export async function isPremium(allowances: AllowanceModel, memberId: string): Promise<boolean> {
  return (await allowances.exists({ _id: memberId, isPremium: true, deletedAt: null })) !== null;
}
