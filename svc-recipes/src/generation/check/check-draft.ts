import type { HalalFinding, PlacedFinding, RecipeHalal, SiteLanguage } from '@sufra/contracts';
import type { z } from 'zod';
import { eachOnce } from '../../halal/findings-in.ts';
import type { JudgeRecipe } from '../../halal/judge-recipe.ts';
import type { FoundIn } from '../../halal/judge-text.ts';
import { ingredientText } from '../../recipe/ingredient-text.ts';
import { linesNotIn, rememberedIn } from '../language/lines-not-in.ts';
import { repeatsPrompt } from '../prompts.ts';
import { checkCooking } from '../safety/check-cooking.ts';
import { type Avoiding, avoidedIn } from './avoided-in.ts';
import { NotFood, WrittenRecipe } from './written-recipe.ts';

export interface AvoidedFinding extends Pick<HalalFinding, 'words' | 'substitute'> {
  /** What another avoids who has not shown it. */
  isUnsaid?: boolean;
}

export type Checked =
  | { outcome: 'good'; recipe: WrittenRecipe; halal: RecipeHalal }
  | { outcome: 'not food'; knows?: string[] | undefined }
  /** Not in the form that was asked for. */
  | { outcome: 'malformed'; faults: string[] }
  | { outcome: 'haram'; findings: FoundIn[] }
  | { outcome: 'avoided'; findings: AvoidedFinding[] }
  /** Not in the language that was asked for. */
  | { outcome: 'foreign'; faults: string[] }
  /** It could make people ill who cook by it. */
  | { outcome: 'unsafe'; faults: string[] }
  /** It can be cooked, though not quite as it is written. */
  | { outcome: 'careless'; faults: string[]; recipe: WrittenRecipe; halal: RecipeHalal };

interface Check {
  judge: JudgeRecipe;
  avoiding: Avoiding;
  servingSize?: number | undefined;
  language?: SiteLanguage;
  /** Whether a line may be of that language, where it was asked about while it was written. */
  isAsked?: (line: string) => boolean;
  /** What was asked for, in the member's words. */
  wish?: string;
}

const faultsOf = (error: z.ZodError) =>
  error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a generator has written is untrusted: its shape, what it repeats, and every line of it is looked at. */
export function checkDraft(text: string, check: Check): Checked {
  const { judge, avoiding, servingSize, language = 'en', wish = '' } = check;
  const { isAsked = rememberedIn(language) } = check;
  const json = parse(text);
  if (json === undefined) return { outcome: 'malformed', faults: ['this is not JSON'] };
  const notFood = NotFood.safeParse(json);
  if (notFood.success) return { outcome: 'not food', knows: notFood.data.knows };
  const parsed = WrittenRecipe.safeParse(json);
  if (!parsed.success) return { outcome: 'malformed', faults: faultsOf(parsed.error) };
  const recipe = parsed.data;
  if (linesOf(recipe).some(repeatsPrompt))
    return { outcome: 'malformed', faults: ['this speaks of how it was asked for'] };
  const halal = judge({ ...recipe, language });
  if (halal.verdict === 'haram') return { outcome: 'haram', findings: eachOnce(halal.forbidden.map(found)) };
  const avoided = findAvoidedIn(recipe, avoiding);
  if (avoided.length > 0) return { outcome: 'avoided', findings: avoided };
  const foreign = linesNotIn(linesOf(recipe), isAsked);
  if (foreign.length > 0) return { outcome: 'foreign', faults: foreign };
  const { unsafe, careless } = checkCooking(recipe, { servingSize: servingSize ?? recipe.servings, wish });
  if (unsafe.length > 0) return { outcome: 'unsafe', faults: unsafe };
  if (careless.length > 0) return { outcome: 'careless', faults: careless, recipe, halal };
  return { outcome: 'good', recipe, halal };
}

function findAvoidedIn(recipe: WrittenRecipe, { unsaid, ...avoided }: Avoiding): AvoidedFinding[] {
  const said = avoidedIn(recipe, avoided);
  const others = unsaid ? avoidedIn(recipe, unsaid).filter(words => !said.includes(words)) : [];
  return [
    ...said.map(words => ({ words, substitute: null })),
    ...others.map(words => ({ words, substitute: null, isUnsaid: true })),
  ];
}

/** Without its place: the member never sees the draft. */
const found = ({ part: _, index: __, ...finding }: PlacedFinding): FoundIn => finding;

const linesOf = ({ title, description, tags, ingredientLines, steps }: WrittenRecipe) => [
  title,
  description,
  ...tags,
  ...ingredientLines.map(ingredientText),
  ...steps.map(step => step.text),
];
