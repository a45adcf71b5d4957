import type { RecipeHalal } from '@sufra/contracts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import type { Guard } from './guard.ts';
import { isOlder } from './is-older.ts';

/** A recipe with the verdict of this guard, or of a newer one. */
export type JudgedRecipe = RecipeDocument & { guardVersion: string };
export type Rejudge = (recipe: RecipeDocument) => Promise<JudgedRecipe>;

interface Verdict {
  halal: RecipeHalal;
  guardVersion: string;
}

interface RejudgeDeps {
  recipes: RecipeModel;
  guard: Pick<Guard, 'version' | 'judgeRecipe'>;
}

/**
 * A recipe that an older guard judged is judged again when it is read, and the verdict is stored. Reads of one recipe at
 * the same time share one judgement.
 */
export function openRejudging({ recipes, guard }: RejudgeDeps): Rejudge {
  const running = new Map<string, Promise<Verdict>>();

  async function findStored({ _id }: RecipeDocument): Promise<Verdict | undefined> {
    const stored = await recipes.findById(_id).select('halal guardVersion').lean<RecipeDocument>();
    return stored && isJudged(stored, guard.version) ? stored : undefined;
  }

  async function judgeAgain(recipe: RecipeDocument): Promise<Verdict> {
    // Another request may have judged it since this one read its list.
    const known = await findStored(recipe);
    if (known) return known;
    const verdict = { halal: guard.judgeRecipe(recipe), guardVersion: guard.version };
    // Written past mongoose and without a new version: the relay has nothing to publish, and what the member changes at the
    // same time meets no conflict. A verdict that another replica stored meanwhile stays.
    const { matchedCount } = await recipes.collection.updateOne(
      { _id: recipe._id, guardVersion: recipe.guardVersion ?? null, deletedAt: null },
      { $set: verdict },
    );
    return matchedCount === 1 ? verdict : ((await findStored(recipe)) ?? verdict);
  }

  return async recipe => {
    if (isJudged(recipe, guard.version)) return recipe;
    const id = String(recipe._id);
    let judging = running.get(id);
    if (!judging) {
      judging = judgeAgain(recipe).finally(() => running.delete(id));
      running.set(id, judging);
    }
    const { halal, guardVersion } = await judging;
    return { ...recipe, halal, guardVersion };
  };
}

const isJudged = (recipe: RecipeDocument, version: string): recipe is JudgedRecipe =>
  !isOlder(recipe.guardVersion, version);
