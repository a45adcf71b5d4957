import { changeDocument, type GuardedUpdate, recordCreate } from '@sufra/service-kit';
import type { Allowance, AllowanceModel } from './allowance-model.ts';

interface ChangeAllowance {
  allowances: AllowanceModel;
  memberId: string;
  change: (allowance: Allowance) => GuardedUpdate<string> | undefined;
}

// A hundred requests at once write in turns; all but the first few of them read that there is nothing to write.
const attempts = 60;

/** Answers the allowance after the change; the first look at a member's makes it. Null: the member is deleted. */
export async function changeAllowance({
  allowances,
  memberId,
  change,
}: ChangeAllowance): Promise<Allowance | null> {
  const read = () => allowances.findOne({ _id: memberId, deletedAt: null }).lean<Allowance>().exec();
  const { _id, ...fresh } = recordCreate({ _id: memberId });
  const readOrMake = async () => {
    const found = await read();
    if (found) return found;
    await allowances.updateOne({ _id }, { $setOnInsert: fresh }, { upsert: true });
    return read();
  };
  return changeDocument<Allowance>({
    attempts,
    read: readOrMake,
    change,
    write: ({ filter, update }) =>
      allowances.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<Allowance>().exec(),
  });
}
