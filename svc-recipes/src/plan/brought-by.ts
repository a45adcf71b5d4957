import { type KeptCalendarDeps, savedOf } from './kept-calendar.ts';
import type { KeptDays } from './plan-model.ts';

export type OwnerOf = (recipeId: string) => string | undefined;

interface Naming {
  memberId: string;
  /** Those that the change names. */
  recipeIds: readonly string[];
}

/**
 * Whose each recipe is that a member plans: their own saved ones, and those that others have brought to the same table, to be moved, copied
 * or put back. Any other recipe of theirs is as good as none: its id must not open it.
 */
export async function broughtBy(
  deps: KeptCalendarDeps,
  { memberId, recipeIds }: Naming,
): Promise<(days: KeptDays) => OwnerOf> {
  const found = await savedOf(
    deps,
    recipeIds.map(recipeId => ({ by: memberId, recipeId })),
  );
  const own = new Set(found.map(({ _id }) => String(_id)));
  return days => {
    const ofOthers = new Map(
      Object.values(days)
        .flatMap(({ meals = {} }) => Object.values(meals))
        .flatMap(({ recipeId, by, was }) => [{ recipeId, by }, was ?? {}])
        .flatMap(({ recipeId, by }) =>
          recipeId !== undefined && by !== undefined && by !== memberId ? [[recipeId, by] as const] : [],
        ),
    );
    return recipeId => (own.has(recipeId) ? memberId : ofOthers.get(recipeId));
  };
}
