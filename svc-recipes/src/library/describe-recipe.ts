import type { Recipe } from '@sufra/contracts';
import type { JudgedRecipe } from '../halal/rejudge.ts';
import { withSchools } from '../halal/with-schools.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import { contentsOf } from '../recipe/contents-of.ts';
import { ingredientText } from '../recipe/ingredient-text.ts';
import { nutritionOf } from '../recipe/nutrition-of.ts';
import { privatePhoto } from '../recipe/stored-photo.ts';
import { versionOf } from '../versions/version-of.ts';

/** A recipe as its owner sees it. Each field is named: what the contract does not know stays here. */
export const describeRecipe = (recipe: JudgedRecipe): Recipe => ({
  _id: String(recipe._id),
  language: languageOf(recipe),
  title: recipe.title,
  description: recipe.description,
  prepTime: recipe.prepTime,
  cookTime: recipe.cookTime,
  ingredients: recipe.ingredientLines.map(ingredientText),
  instructions: recipe.steps.map(({ text }) => text),
  ingredientLines: recipe.ingredientLines.map(describeLine),
  steps: recipe.steps.map(({ text, minutes = null }) => ({ text, minutes })),
  calories: recipe.calories,
  tags: recipe.tags,
  createdAt: recipe.createdAt.toISOString(),
  options: describeOptions(recipe.options),
  halal: withSchools(describeHalal(recipe.halal), recipe, recipe.school),
  contents: contentsOf(recipe),
  nutrition: nutritionOf(recipe),
  picture: pictureOf(recipe),
  ...privatePhoto(recipe.photo, String(recipe._id)),
  source: describeSource(recipe.source),
  notes: recipe.notes ?? '',
  isAdapted: recipe.isAdapted ?? false,
  isEdited: recipe.isEdited ?? false,
  version: versionOf(recipe),
  editedAt: recipe.editedAt?.toISOString() ?? null,
  personal: {
    note: recipe.ownNote ?? '',
    rating: recipe.rating ?? null,
    cookedOn: recipe.cookedOn ?? [],
    collections: recipe.collections ?? [],
  },
  ...(recipe.avoided && { avoided: recipe.avoided }),
  isSaved: recipe.isSaved,
  favorite: recipe.favorite,
  keptUntil: recipe.keptUntil?.toISOString() ?? null,
  shareToken: recipe.shareToken ?? null,
  ...(recipe.tableIn && { isAtTable: true }),
});

/** What was written here before languages were asked for is English; what members bring is in any. */
export const languageOf = ({ language, source }: JudgedRecipe) =>
  language ?? (source.kind === 'model' || source.kind === 'local-chef' ? 'en' : null);

const describeSource = ({ kind, name, url }: Recipe['source']) => ({ kind, name, ...(url && { url }) });

// The database leaves out what is null.
const describeLine = ({
  quantity = null,
  unit = null,
  item,
  note = null,
}: Recipe['ingredientLines'][number]) => ({
  quantity,
  unit,
  item,
  note,
});

const describeHalal = ({ verdict, notes, forbidden }: Recipe['halal']) => ({
  verdict,
  notes: notes.map(describeFinding),
  forbidden: forbidden.map(({ use, part, index, ...finding }) => ({
    ...describeFinding(finding),
    use,
    part,
    index,
  })),
});

const describeFinding = ({ words, reason, rule, substitute = null }: Recipe['halal']['notes'][number]) => ({
  words,
  reason,
  rule,
  substitute,
});

const describeOptions = ({
  servingSize,
  spiceLevel,
  cuisine,
  healthGoals,
  avoid,
  diets = [],
}: Recipe['options']) => ({
  servingSize,
  spiceLevel,
  cuisine,
  healthGoals,
  avoid,
  ...(diets.length > 0 && { diets }),
});
