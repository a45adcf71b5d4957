import { amountKey } from '@sufra/amounts/shopping/amount-key.ts';
import { amountOf } from '@sufra/amounts/shopping/amount-record.ts';
import { Problem } from '@sufra/service-kit';
import { describeList, type ListDeps } from './change-list.ts';
import { keptList } from './kept-list.ts';
import type { DoneWrite, ShoppingListDocument } from './shopping-model.ts';
import { isDone, rememberedWrites } from './write-mark.ts';

interface TickLine {
  ownerId: string;
  line: string;
  isTicked: boolean;
  write: DoneWrite | null;
}

/** A change of one line alone, made in one step: ticks of several devices at once all stay. Made again with its key, it does nothing. */
export async function tickLine(deps: ListDeps, { ownerId, line: id, isTicked, write }: TickLine) {
  const list = await keptList(deps.lists, ownerId);
  const { lines, version } = await describeList(deps, list);
  const line = lines.find(each => each.id === id);
  if (!line) throw new Problem('not_found');
  if (isDone(list.done, write)) return { line, version };
  const amounts = Object.fromEntries(
    line.amounts.map(amount => [amountKey(amountOf(amount)), amount.fraction] as const),
  );
  const { matchedCount } = await deps.lists.updateOne(
    { _id: ownerId, ...(write && { 'done.key': { $ne: write.key } }) },
    {
      ...(isTicked
        ? { $set: { [`ticks.${id}`]: { at: new Date(), amounts } } }
        : { $unset: { [`ticks.${id}`]: '' } }),
      $inc: { turn: 1 },
      ...(write && { $push: { done: { $each: [write], $slice: -rememberedWrites } } }),
    },
  );
  // The same write came twice at once, and the other one has made it; or the account is gone.
  if (matchedCount === 0) return tickedElsewhere(deps, { ownerId, id, write });
  return { line: { ...line, isTicked }, version };
}

interface Elsewhere {
  ownerId: string;
  id: string;
  write: DoneWrite | null;
}

async function tickedElsewhere(deps: ListDeps, { ownerId, id, write }: Elsewhere) {
  const list: ShoppingListDocument = await keptList(deps.lists, ownerId);
  const { lines, version } = await describeList(deps, list);
  const line = lines.find(each => each.id === id);
  if (!line || !isDone(list.done, write)) throw new Problem('not_found');
  return { line, version };
}
