import type { AvoidedInRecipe, CookingProfile, RecipeHalal, School } from '@sufra/contracts';
import { avoidedInRecipe } from '../profile/avoided-by.ts';
import { keptProfile } from '../profile/keep-profile.ts';
import type { ProfileModel } from '../profile/profile-model.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { rememberedByText } from '../recipe/remembered-by-text.ts';
import type { Guard } from './guard.ts';
import { isOlder } from './is-older.ts';

/** A recipe with the verdict of this guard, or of a newer one; with what it names of that which its owner avoids. */
export type JudgedRecipe = RecipeDocument & { guardVersion: string; avoided?: AvoidedInRecipe[] };

export interface Rejudge {
  /** As its owner has it: by the school that is followed. `profile` is the owner's, where the caller has read it. */
  (recipe: RecipeDocument, profile?: CookingProfile): Promise<JudgedRecipe>;
  profileOf: (memberId: string) => Promise<CookingProfile>;
  /** As all others have it, whichever school its owner follows. */
  byOurLine: (recipe: RecipeDocument) => Promise<JudgedRecipe>;
}

interface Verdict {
  halal: RecipeHalal;
  guardVersion: string;
  school: School | null;
}

interface RejudgeDeps {
  recipes: RecipeModel;
  profiles: ProfileModel;
  guard: Pick<Guard, 'version' | 'judgeRecipe'>;
}

/**
 * A recipe that an older guard judged, or that was judged by another school than its owner follows now, is judged again when it
 * is read, and the verdict is stored. Reads of one recipe at the same time share one judgement.
 */
export function openRejudging({ recipes, profiles, guard }: RejudgeDeps): Rejudge {
  const running = new Map<string, Promise<Verdict>>();
  // Only of recipes whose owners follow a school: what is stored of these is the verdict of that.
  const judgeByOurLine = rememberedByText(guard.judgeRecipe);
  const isFresh = (recipe: RecipeDocument, school: School | null): recipe is JudgedRecipe =>
    !isOlder(recipe.guardVersion, guard.version) && schoolOf(recipe) === school;

  async function findStored({ _id }: RecipeDocument, school: School | null): Promise<Verdict | undefined> {
    const stored = await recipes.findById(_id).select('halal guardVersion school').lean<RecipeDocument>();
    return stored && isFresh(stored, school) ? { ...stored, school } : undefined;
  }

  async function judgeAgain(recipe: RecipeDocument, school: School | null): Promise<Verdict> {
    // Another request may have judged it since this one read its list.
    const known = await findStored(recipe, school);
    if (known) return known;
    const verdict = { halal: guard.judgeRecipe(recipe, school), guardVersion: guard.version, school };
    // Written past mongoose and without a new version: the relay has nothing to publish, and what the member changes at the
    // same time meets no conflict. A verdict that another replica stored meanwhile stays.
    const { matchedCount } = await recipes.collection.updateOne(
      {
        _id: recipe._id,
        ...{ guardVersion: recipe.guardVersion ?? null, school: schoolOf(recipe), deletedAt: null },
      },
      { $set: verdict },
    );
    return matchedCount === 1 ? verdict : ((await findStored(recipe, school)) ?? verdict);
  }

  async function judgedBy(recipe: RecipeDocument, school: School | null): Promise<JudgedRecipe> {
    if (isFresh(recipe, school)) return recipe;
    const id = `${recipe._id} ${school}`;
    let judging = running.get(id);
    if (!judging) {
      judging = judgeAgain(recipe, school).finally(() => running.delete(id));
      running.set(id, judging);
    }
    const { halal, guardVersion } = await judging;
    return { ...recipe, halal, guardVersion, school };
  }

  const profileOf = (memberId: string) => keptProfile(profiles, memberId);

  async function rejudge(recipe: RecipeDocument, known?: CookingProfile): Promise<JudgedRecipe> {
    const profile = known ?? (await profileOf(recipe.ownerId));
    const judged = await judgedBy(recipe, profile.school);
    const avoided = avoidedInRecipe(recipe, profile);
    return avoided.length > 0 ? { ...judged, avoided } : judged;
  }

  async function byOurLine(recipe: RecipeDocument): Promise<JudgedRecipe> {
    if (schoolOf(recipe) === null) return judgedBy(recipe, null);
    const { title, description, tags, ingredientLines, steps, language, notes } = recipe;
    const texts = { title, description, tags, ingredientLines, steps, language, notes };
    return { ...recipe, halal: judgeByOurLine(texts), guardVersion: guard.version, school: null };
  }

  return Object.assign(rejudge, { profileOf, byOurLine });
}

const schoolOf = ({ school }: RecipeDocument): School | null => school ?? null;
