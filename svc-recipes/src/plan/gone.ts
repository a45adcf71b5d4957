import type { HouseholdModel } from '../household/household-model.ts';
import { seatOf } from '../household/seat-of.ts';
import type { AllowanceModel } from '../quota/allowance-model.ts';
import type { PlanModel } from './plan-model.ts';

export interface GoneDeps {
  plans: PlanModel;
  households: HouseholdModel;
  allowances: AllowanceModel;
}

export const isGone = async ({ allowances }: Pick<GoneDeps, 'allowances'>, _id: string) =>
  (await allowances.exists({ _id, deletedAt: { $ne: null } })) !== null;

/** The household whose calendar this member's is, with others in it: it waits there for the news of its next owner. */
export async function sharedByOthers({ households }: Pick<GoneDeps, 'households'>, ownerId: string) {
  const { householdId, listOf, members } = await seatOf(households, ownerId);
  const isShared = listOf === ownerId && members.some(({ userId }) => userId !== ownerId);
  return isShared ? householdId : null;
}

/** After a write: an account that was deleted meanwhile has left nothing, and nothing must come after that. Answers whether it was. */
export async function forgetIfGone(deps: GoneDeps, ownerId: string): Promise<boolean> {
  if (!(await isGone(deps, ownerId)) || (await sharedByOthers(deps, ownerId)) !== null) return false;
  await deps.plans.deleteOne({ _id: ownerId });
  return true;
}
