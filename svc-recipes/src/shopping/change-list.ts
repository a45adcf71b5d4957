import { setTimeout as wait } from 'node:timers/promises';
import { limits, type ShoppingList } from '@sufra/contracts';
import { isDuplicateKey, Problem } from '@sufra/service-kit';
import type { Rejudge } from '../halal/rejudge.ts';
import { visibleTo } from '../library/own-recipe.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { computeList } from './compute-list.ts';
import { keptList } from './kept-list.ts';
import type { DoneWrite, MealOnList, ShoppingListDocument, ShoppingModel } from './shopping-model.ts';
import { isDone, rememberedWrites } from './write-mark.ts';

export interface ListDeps {
  lists: ShoppingModel;
  recipes: RecipeModel;
  rejudge: Rejudge;
}

type Changed = Partial<
  Pick<ShoppingListDocument, 'meals' | 'own' | 'notes' | 'moved' | 'shelves' | 'atHome' | 'plan' | 'share'>
> & { ticks?: Record<string, never> };

export interface ListChange {
  ownerId: string;
  /** What the change is based on; without it, it is made of whatever is there. */
  version?: number | undefined;
  write: DoneWrite | null;
  /** What becomes of the list as it is now; nothing leaves it alone. Runs again after another write came between. */
  change: (list: ShoppingListDocument) => Promise<Changed | undefined> | Changed | undefined;
}

const maxTries = 60;
const maxPauseMs = 25;
/** From so many ticks on those of lines that are gone are forgotten. */
const manyTicks = 1_000;

/** Changes what stands on a list, if it is still of the version that the caller names; ticks that come meanwhile stay. */
export async function changeList(deps: ListDeps, asked: ListChange): Promise<ShoppingList> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const list = await keptList(deps.lists, asked.ownerId);
    if (isDone(list.done, asked.write)) return describeList(deps, list);
    if (asked.version !== undefined && asked.version !== list.v)
      throw new Problem('list_changed', { version: list.v });
    const changed = await asked.change(list);
    if (!changed) return describeList(deps, list);
    const next = { ...list, ...changed, v: list.v + 1, changedAt: new Date() };
    const described = await describeList(deps, next);
    const grows = Object.keys(next.own).length > Object.keys(list.own).length || next.meals !== list.meals;
    if (grows && described.lines.length > limits.shoppingLines) throw new Problem('list_full');
    if (await save(deps.lists, { list, changed, next, described, write: asked.write })) return described;
    // Those that were overtaken together must not come back together.
    await wait(Math.random() * maxPauseMs);
  }
  throw new Problem('service_unavailable', { retryAfterSeconds: 1 });
}

interface Save {
  list: ShoppingListDocument;
  changed: Changed;
  next: ShoppingListDocument;
  described: ShoppingList;
  write: DoneWrite | null;
}

async function save(lists: ShoppingModel, { list, changed, next, described, write }: Save): Promise<boolean> {
  const stale = changed.ticks ? {} : staleTicks(list, described);
  try {
    const { matchedCount, upsertedCount } = await lists.updateOne(
      { _id: list._id, v: list.v },
      {
        $set: { ...changed, changedAt: next.changedAt },
        $inc: { v: 1, turn: 1 },
        ...(Object.keys(stale).length > 0 && { $unset: stale }),
        ...(write && { $push: { done: { $each: [write], $slice: -rememberedWrites } } }),
      },
      { upsert: list.v === 0 },
    );
    return matchedCount + upsertedCount === 1;
  } catch (error) {
    // Two began the list at once, and the other was faster.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

function staleTicks({ ticks }: ShoppingListDocument, { lines }: ShoppingList) {
  if (Object.keys(ticks).length < manyTicks) return {};
  const present = new Set(lines.map(({ id }) => id));
  const stale = Object.keys(ticks).filter(id => !present.has(id));
  return Object.fromEntries(stale.map(id => [`ticks.${id}`, '']));
}

/** The list with all that it wants, by the recipes of now. */
export async function describeList(deps: ListDeps, list: ShoppingListDocument): Promise<ShoppingList> {
  const found = await recipesOf(deps, list.meals);
  const judged = [];
  const profile = found.length > 0 ? await deps.rejudge.profileOf(list._id) : undefined;
  // One after the other: between two that are judged anew, others have their turn.
  for (const recipe of found)
    judged.push(await deps.rejudge(recipe, recipe.ownerId === list._id ? profile : undefined));
  return computeList(list, judged);
}

async function recipesOf({ recipes }: ListDeps, meals: readonly MealOnList[]): Promise<RecipeDocument[]> {
  const owners = Map.groupBy(meals, ({ by }) => by);
  const found = [...owners].map(([by, own]) =>
    recipes
      .find({ ...visibleTo(by), _id: { $in: [...new Set(own.map(({ recipeId }) => recipeId))] } })
      .lean<RecipeDocument[]>(),
  );
  return (await Promise.all(found)).flat();
}
