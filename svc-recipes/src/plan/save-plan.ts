import type { WeekPlan } from '@sufra/contracts';
import { isDuplicateKey, Problem } from '@sufra/service-kit';
import type { PlanModel } from './plan-model.ts';

export interface KeptPlan {
  plan: WeekPlan;
  version: number;
}

interface PlanToKeep {
  memberId: string;
  plan: WeekPlan;
  version?: number;
}

/** A plan of that version; without a version, any. Who has none yet, or one from before there were versions, is at 0. */
const basedOn = (version: number | undefined) =>
  version === undefined ? {} : { v: version === 0 ? { $in: [0, null] } : version };

/** A plan that is not there is made of nothing, so only a change of nothing may make it. */
const mayBeNew = (version: number | undefined) => version === undefined || version === 0;

/** Keeps the plan if it is still of the version that the change was made of. */
export async function savePlan(plans: PlanModel, change: PlanToKeep): Promise<KeptPlan> {
  const { memberId, plan, version } = change;
  try {
    const kept = await plans
      .findOneAndUpdate(
        { _id: memberId, ...basedOn(version) },
        { $set: { plan }, $inc: { v: 1 } },
        { upsert: mayBeNew(version), returnDocument: 'after' },
      )
      .lean();
    if (kept) return { plan, version: kept.v ?? 0 };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Two made it at once, and the other was first: who asks for no version is content to come after it.
    if (version === undefined) return savePlan(plans, change);
  }
  throw new Problem('plan_changed');
}
