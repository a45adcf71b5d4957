import type { ShoppingList } from '@sufra/contracts';
import type { Seat } from '../household/seat-of.ts';
import { keptList } from './kept-list.ts';
import type { ShoppingModel } from './shopping-model.ts';

/** The list as the member at that seat has it: with whom it is shared, and which recipes are those of others. */
export async function asSharedAt(
  lists: ShoppingModel,
  { seat, list }: { seat: Seat; list: ShoppingList },
): Promise<ShoppingList> {
  const { memberId, householdId, role, members } = seat;
  if (householdId === null) return { ...list, household: null };
  const nameOf = (id: string | undefined) => members.find(({ userId }) => userId === id)?.name ?? '';
  const owner = members.find(member => member.role === 'owner')?.userId;
  const { meals } = await keptList(lists, seat.listOf);
  const others = new Map(
    meals.filter(({ by }) => by !== memberId).map(({ id, by }) => [id, nameOf(by)] as const),
  );
  return {
    ...list,
    meals: list.meals.map(meal => {
      const whose = others.get(meal.id);
      return whose === undefined ? meal : { ...meal, whose };
    }),
    household: { role, owner: nameOf(owner) },
  };
}
