import type { KeptEater } from '@sufra/contracts';
import { isDuplicateKey, Problem } from '@sufra/service-kit';
import type { Table } from '../household/seat-of.ts';
import { forgetIfGone, type GoneDeps } from './gone.ts';
import type { PlanDocument, PlanModel } from './plan-model.ts';

export type KeepEatersDeps = GoneDeps;

type Kept = Pick<PlanDocument, '_id' | 'eaters' | 'eatersTurn'>;

const read = async (plans: PlanModel, ownerId: string) => {
  const kept = await plans.findById(ownerId).select('eaters eatersTurn').lean<Kept>();
  return { eaters: kept?.eaters ?? [], turn: kept?.eatersTurn ?? 0, isThere: kept !== null };
};

/** Those without an account, at the table of the member whose calendar is shared there. */
export const keptEaters = async (plans: PlanModel, ownerId: string): Promise<KeptEater[]> =>
  (await read(plans, ownerId)).eaters;

interface Change {
  /** Whose calendar they eat by, and the household that shares it: they go along when that is handed over. */
  table: Pick<Table, 'listOf' | 'householdId'>;
  /** Undefined: nothing is to be written. */
  change: (eaters: readonly KeptEater[]) => KeptEater[] | undefined;
}

/** Written only while they are as they were read; tried again where another call came between. */
export async function saveEaters(deps: KeepEatersDeps, { table, change }: Change): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const { eaters, turn, isThere } = await read(deps.plans, table.listOf);
    const next = change(eaters);
    if (!next) return;
    if (!(await save(deps.plans, { table, turn, isThere, eaters: next }))) continue;
    if (await forgetIfGone(deps, table.listOf)) throw new Problem('session_ended');
    return;
  }
  throw new Problem('service_unavailable', { retryAfterSeconds: 1 });
}

interface Save {
  table: Change['table'];
  turn: number;
  isThere: boolean;
  eaters: KeptEater[];
}

async function save(plans: PlanModel, { table, turn, isThere, eaters }: Save): Promise<boolean> {
  const { listOf, householdId } = table;
  const sharedIn = householdId !== null && { sharedIn: householdId };
  try {
    const { matchedCount, upsertedCount } = await plans.updateOne(
      { _id: listOf, eatersTurn: turn === 0 ? null : turn },
      { $set: { eaters, eatersTurn: turn + 1, ...sharedIn } },
      { upsert: !isThere },
    );
    return matchedCount + upsertedCount === 1;
  } catch (error) {
    // Two began at once, and the other was faster.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
