import type { RecipeVersion } from '@sufra/contracts';
import { limits } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { visibleTo } from '../../library/own-recipe.ts';
import type { RecipeDocument } from '../../recipe/recipe-model.ts';
import { writtenText } from '../../recipe/written-text.ts';
import type { VersionDocument } from '../../versions/version-model.ts';
import { savedAtOf, versionOf } from '../../versions/version-of.ts';
import type { OwnDeps, Owned } from '../own-deps.ts';

type Deps = Pick<OwnDeps, 'recipes' | 'versions'>;
type Kept = Omit<VersionDocument, 'recipeId' | 'ownerId' | 'keptUntil'>;

/** The text that a recipe has, as a version among its others. */
const currentOf = (recipe: RecipeDocument): Kept => ({
  version: versionOf(recipe),
  savedAt: savedAtOf(recipe),
  changes: recipe.changes ?? [],
  restored: recipe.restored ?? null,
  isEdited: recipe.isEdited ?? false,
  text: writtenText(recipe),
});

const describe = ({ version, savedAt, changes, restored }: Kept, isCurrent: boolean): RecipeVersion => ({
  version,
  savedAt: savedAt.toISOString(),
  changes: changes.map(({ part, added, removed }) => ({ part, added, removed })),
  restored,
  isCurrent,
});

async function findRecipe({ recipes }: Deps, { ownerId, id }: Owned): Promise<RecipeDocument> {
  const recipe = await recipes.findOne({ ...visibleTo(ownerId), _id: id }).lean<RecipeDocument>();
  if (!recipe) throw new Problem('not_found');
  return recipe;
}

/** The newest first, without their texts. */
export async function listVersions(deps: Deps, own: Owned): Promise<{ versions: RecipeVersion[] }> {
  const recipe = await findRecipe(deps, own);
  const older = await deps.versions
    .find({ recipeId: own.id, version: { $lt: versionOf(recipe) } })
    .select('-text')
    .sort({ version: -1 })
    .limit(limits.recipeVersions - 1)
    .lean<VersionDocument[]>();
  return {
    versions: [describe(currentOf(recipe), true), ...older.map(version => describe(version, false))],
  };
}

/** One of them with its text; what is no longer kept is not found. */
export async function findVersion(deps: Deps, { version, ...own }: Owned & { version: number }) {
  const recipe = await findRecipe(deps, own);
  const current = versionOf(recipe);
  const found =
    version === current
      ? currentOf(recipe)
      : await deps.versions
          .findOne({
            recipeId: own.id,
            version: { $eq: version, $lt: current, $gt: current - limits.recipeVersions },
          })
          .lean<VersionDocument>();
  if (!found) throw new Problem('not_found');
  const { isEdited, text } = found;
  return { version: { ...describe(found, version === current), recipe: text }, isEdited };
}
