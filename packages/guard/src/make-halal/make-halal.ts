import type { RecipeText } from '../judge-recipe.ts';
import { judgeRecipeBySchool } from '../schools/judge-by-school.ts';
import type { School } from '../schools/load-topics.ts';
import { whatItIs } from './cannot.ts';
import { dishesInsteadOf } from './dishes-instead.ts';
import { languageOf } from './language-of.ts';
import { lookAtLines } from './look-at-lines.ts';
import { type ChangedLine, type Choices, rewriteRecipe } from './rewrite-recipe.ts';

type RecipeHeld = ReturnType<typeof judgeRecipeBySchool>;

export type MadeHalal =
  | { outcome: 'unchanged'; recipe: RecipeText; judgement: RecipeHeld; lines: ChangedLine[] }
  | { outcome: 'adapted'; recipe: RecipeText; judgement: RecipeHeld; lines: ChangedLine[] }
  /** The dish is the forbidden thing; these are dishes that take its place at the table. */
  | { outcome: 'cannot'; because: RecipeHeld['findings'][number]; dishes: string[] };

/**
 * A recipe with a swap for each line that is forbidden or doubtful, and with title and steps that name nothing of what was taken
 * out, by the line of the guard or of a school. `choices` are the uses that were chosen for ingredient lines, by their index; the best is taken for all others.
 */
export function makeHalal(recipe: RecipeText, choices: Choices = {}, school?: School): MadeHalal {
  const before = judgeRecipeBySchool(recipe, { school });
  const unchanged = { outcome: 'unchanged' as const, recipe, judgement: before, lines: [] };
  const [first] = before.findings;
  if (!first) return unchanged;
  const language = languageOf([recipe.title, ...recipe.ingredients, ...recipe.steps], recipe.language);
  const looked = lookAtLines(recipe, language, school);
  const because = before.findings.find(({ verdict }) => verdict === 'haram') ?? first;
  const thing = before.verdict === 'haram' ? whatItIs(recipe, looked.ingredients, school) : undefined;
  if (thing) return { outcome: 'cannot', because, dishes: dishesInsteadOf(recipe.title, thing, language) };
  const made = rewriteRecipe(recipe, looked, { language, choices, school });
  const judgement = judgeRecipeBySchool(made.recipe, { school });
  const left = judgement.findings.find(({ verdict }) => verdict === 'haram');
  if (left) {
    const named = looked.all.find(({ verdict }) => verdict === 'haram');
    return { outcome: 'cannot', because: left, dishes: named ? dishesInsteadOf('', named, language) : [] };
  }
  return made.isChanged
    ? { outcome: 'adapted', recipe: made.recipe, judgement, lines: made.lines }
    : unchanged;
}
