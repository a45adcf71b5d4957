import type { HouseholdDocument, HouseholdModel } from '../household/household-model.ts';
import { sharedByOthers } from '../plan/gone.ts';
import { bringList } from './bring-list.ts';
import { wholeList } from './kept-list.ts';
import type { ShoppingListDocument, ShoppingModel } from './shopping-model.ts';

interface Deps {
  lists: ShoppingModel;
  households: HouseholdModel;
}

interface News {
  before: HouseholdDocument | null;
  members: readonly { userId: string }[];
}

/**
 * Before the household's copy forgets its owner, whom the news does not have any more: an owner hands over first, so the account is deleted.
 * A try after this one finds the mark.
 */
export async function markLeftList(lists: ShoppingModel, { before, members }: News): Promise<void> {
  const owner = before?.members?.find(({ role }) => role === 'owner')?.userId;
  if (!before || owner === undefined || members.length === 0) return;
  if (members.some(({ userId }) => userId === owner)) return;
  await lists.updateOne({ _id: owner }, { $set: { sharedIn: before._id } });
}

/** What stood on the list of an owner who is gone stands on that of the next: its members have read it until now. */
export async function bringLeftLists({ lists, households }: Deps, householdId: string): Promise<void> {
  const left = await lists.find({ sharedIn: householdId }).lean<ShoppingListDocument[]>();
  for (const list of left) if (await bringToHeir({ lists, households }, list)) await unmark(lists, list._id);
}

const unmark = (lists: ShoppingModel, _id: string) => lists.updateOne({ _id }, { $unset: { sharedIn: '' } });

/** Whether it was brought: until the next owner is known it stays with those who share it. */
async function bringToHeir({ lists, households }: Deps, list: ShoppingListDocument): Promise<boolean> {
  const { _id, sharedIn } = list;
  const household = await households
    .findOne({ _id: sharedIn ?? '', deletedAt: null })
    .lean<HouseholdDocument>();
  const members = household?.members ?? [];
  const heir = members.find(({ role }) => role === 'owner')?.userId;
  if (heir === _id) return false;
  const staying = new Set(members.map(({ userId }) => userId));
  if (heir !== undefined) await bringList(lists, { list: wholeList(_id, list), to: heir, staying });
  return true;
}

/**
 * Of an account that is deleted. The list that others share stays with them, without what is its owner's own, until the household's next owner
 * is known; then it comes to that member's. In whichever order the two are heard.
 */
export async function leaveList(deps: Deps, memberId: string): Promise<void> {
  const { lists, households } = deps;
  const sharedIn = await sharedByOthers({ households }, memberId);
  if (sharedIn !== null) {
    await lists.updateOne(
      { _id: memberId },
      {
        $pull: { meals: { by: memberId } },
        $set: { share: null, sharedIn, changedAt: new Date() },
        $inc: { v: 1, turn: 1 },
      },
    );
    // The news may have come between: its handler found what it then found.
    if ((await sharedByOthers({ households }, memberId)) !== null) return;
  }
  const list = await lists.findById(memberId).lean<ShoppingListDocument>();
  if (list?.sharedIn) await bringToHeir(deps, list);
  await lists.deleteOne({ _id: memberId });
}
