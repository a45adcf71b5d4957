import { changeDocument, type GuardedUpdate, isDuplicateKey, recordCreate } from '@sufra/service-kit';
import type { Allowance, AllowanceModel } from './allowance-model.ts';

interface ChangeAllowance {
  allowances: AllowanceModel;
  memberId: string;
  /** As this process last wrote it. */
  known?: Allowance | undefined;
  change: (allowance: Allowance) => GuardedUpdate<string> | undefined;
}

// A hundred requests at once write in turns; all but the first few of them read that there is nothing to write.
const attempts = 60;

/** Answers the allowance after the change; the first change of a member's makes it. Null: the member is deleted. */
export async function changeAllowance({
  allowances,
  memberId,
  known,
  change,
}: ChangeAllowance): Promise<Allowance | null> {
  const read = async () => {
    const found = await allowances.findById(memberId).lean<Allowance>().exec();
    if (!found) return new allowances(recordCreate({ _id: memberId })).toObject();
    return found.deletedAt ? null : found;
  };
  const write = async ({ filter, update }: GuardedUpdate<string>) => {
    try {
      return await allowances
        .findOneAndUpdate(filter, update, { upsert: true, returnDocument: 'after' })
        .lean<Allowance>()
        .exec();
    } catch (error) {
      // There is one by now, and it is not as it was read.
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  };
  return changeDocument<Allowance>({ attempts, known, read, change, write });
}
