import { limits, type Recipe } from '@sufra/contracts';
import { Problem, recordChange } from '@sufra/service-kit';
import type { Rejudge } from '../halal/rejudge.ts';
import { changeRecipe } from '../library/change-recipe.ts';
import { describeRecipe } from '../library/describe-recipe.ts';
import type { RecipeDocument } from '../recipe/recipe-model.ts';
import { assertCollection, type CollectionDeps } from './keep-collections.ts';

export interface PersonalDeps extends CollectionDeps {
  rejudge: Rejudge;
}

interface Owned {
  ownerId: string;
  id: string;
}

type Kept = Pick<RecipeDocument, 'ownNote' | 'rating' | 'cookedOn' | 'collections'>;

/** It is no text of the recipe: it is judged by nothing, makes no version, and is seen by its owner alone. */
async function note(
  { recipes, rejudge }: PersonalDeps,
  { ownerId, id }: Owned,
  decide: (recipe: RecipeDocument) => Kept | undefined,
): Promise<Recipe> {
  const recipe = await changeRecipe({
    ...{ recipes, ownerId, id },
    change: current => {
      const set = decide(current);
      return set && recordChange({ of: current, update: { $set: set } });
    },
  });
  return describeRecipe(await rejudge(recipe));
}

interface Noted {
  note?: string | undefined;
  rating?: number | null | undefined;
}

export const noteAndRate = (deps: PersonalDeps, { note: ownNote, rating, ...own }: Owned & Noted) =>
  note(deps, own, () => ({
    ...(ownNote !== undefined && { ownNote }),
    ...(rating !== undefined && { rating }),
  }));

const dayMs = 86_400_000;

/** Wherever the member is, no day is further ahead than tomorrow here. */
function assertPast(day: string): void {
  if (Date.parse(day) <= Date.now() + dayMs) return;
  throw new Problem('invalid_request', { message: 'This day has not come yet.' });
}

interface OnDay extends Owned {
  day: string;
}

export function markCooked(deps: PersonalDeps, { day, ...own }: OnDay): Promise<Recipe> {
  assertPast(day);
  return note(deps, own, ({ cookedOn }) => {
    const days = cookedOn ?? [];
    if (days.includes(day)) return undefined;
    return { cookedOn: [...days, day].toSorted().toReversed().slice(0, limits.cookedDays) };
  });
}

export const unmarkCooked = (deps: PersonalDeps, { day, ...own }: OnDay) =>
  note(deps, own, ({ cookedOn }) =>
    cookedOn?.includes(day) ? { cookedOn: cookedOn.filter(each => each !== day) } : undefined,
  );

interface InCollection extends Owned {
  collection: string;
}

/** Lists are of what is saved, and so are collections. */
export async function collect(deps: PersonalDeps, { collection, ...own }: InCollection): Promise<Recipe> {
  await assertCollection(deps, { ownerId: own.ownerId, id: collection });
  return note(deps, own, ({ isSaved, collections }) => {
    if (!isSaved) throw new Problem('premium_only');
    const all = collections ?? [];
    return all.includes(collection) ? undefined : { collections: [...all, collection] };
  });
}

export const takeOut = (deps: PersonalDeps, { collection, ...own }: InCollection) =>
  note(deps, own, ({ collections }) =>
    collections?.includes(collection)
      ? { collections: collections.filter(each => each !== collection) }
      : undefined,
  );
