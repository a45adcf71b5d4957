import type { AnswerOf, ParsedQuery, PublishedRecipe, SitePages } from '@sufra/contracts';
import { holdingWords, Problem, pageOf } from '@sufra/service-kit';
import type { Guard } from '../halal/guard.ts';
import { present } from '../library/own-recipe.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { describePublished, describeSummary, type PublicRecipe } from './describe-publication.ts';
import { judgedToday } from './judge-published.ts';

export interface PublishedDeps {
  recipes: RecipeModel;
  guard: Pick<Guard, 'version' | 'judgeRecipe'>;
}

/** A sitemap holds no more. */
const mostPages = 49_000;

const isPublic = () => ({ ...present(), 'publication.isPublic': true });

/** With the place in the list where a cursor looks for it. */
const placed = (recipe: RecipeDocument) => ({ ...recipe, [by]: recipe.publication?.publishedAt });
const by = 'publication.publishedAt';

export async function listPublished(
  { recipes, guard }: PublishedDeps,
  { q, meal, cuisine, ...asked }: ParsedQuery<'GET /recipes/published'>,
): Promise<AnswerOf<'GET /recipes/published'>> {
  const page = pageOf({ by, kind: 'date' }, asked);
  const words = q ? holdingWords(q, 'publication') : {};
  if (!words) return { recipes: [], next: null };
  const wanted = {
    ...isPublic(),
    ...(meal && { 'publication.approved.meal': meal }),
    ...(cuisine && { 'publication.approved.options.cuisine': cuisine }),
    ...words,
  };
  const found = await recipes
    // The flag beside the rest: by it the database knows which of its indexes hold all that is meant.
    .find({ 'publication.isPublic': true, $and: [wanted, page.filter] })
    .sort(page.sort)
    .limit(page.limit)
    .lean<PublicRecipe[]>();
  const { entries, next } = page.cut(found.map(placed));
  const judged = (entries as PublicRecipe[]).map(recipe => judgedToday(recipe, guard));
  return { recipes: judged.filter(isShown).map(describeSummary), next };
}

/** What is withheld is shown nowhere, though the work that takes it off may not have come to it yet. */
export const isShown = ({ publication }: PublicRecipe) => publication.halal?.verdict !== 'haram';

export async function findPublic({ recipes, guard }: PublishedDeps, slug: string): Promise<PublicRecipe> {
  const recipe = await recipes.findOne({ ...present(), 'publication.slug': slug }).lean<PublicRecipe>();
  if (!recipe?.publication.approved) throw new Problem('not_found');
  const judged = judgedToday(recipe, guard);
  if (!isShown(judged)) throw new Problem('recipe_withheld');
  if (!recipe.publication.isPublic) throw new Problem('not_found');
  return judged;
}

export const readPublished = async (
  deps: PublishedDeps,
  slug: string,
): Promise<{ recipe: PublishedRecipe }> => ({ recipe: describePublished(await findPublic(deps, slug)) });

export async function listPages({ recipes }: PublishedDeps): Promise<SitePages> {
  const found = await recipes
    .find(isPublic())
    .sort({ [by]: -1, _id: -1 })
    .limit(mostPages)
    .select('publication.slug publication.changedAt publication.approved.language')
    .lean<PublicRecipe[]>();
  const pages = found.map(({ publication: { slug, changedAt, approved } }) => ({
    path: `/recipe/${slug}`,
    changedAt: (changedAt ?? new Date(0)).toISOString(),
    // The text is in one language, whatever the page around it is in.
    language: approved.language,
  }));
  // The list itself is as new as what was changed last.
  const newest = pages
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1);
  return { pages: newest ? [{ path: '/recipes', changedAt: newest }, ...pages] : [] };
}
