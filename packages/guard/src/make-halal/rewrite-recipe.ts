import type { RecipeText } from '../judge-recipe.ts';
import type { Verdict } from '../judgement.ts';
import type { Mention } from '../mentions/mentions.ts';
import type { School } from '../schools/load-topics.ts';
import { familyOf, groupOf } from './family-of.ts';
import { type Looked, lookAtLines } from './look-at-lines.ts';
import { mainOf } from './main-of.ts';
import { mentionsBy } from './mentions-by.ts';
import { rewriteIngredient } from './rewrite-ingredient.ts';
import { rewriteText } from './rewrite-text.ts';
import { rewriteTitle } from './rewrite-title.ts';
import { type Swap, swapsFor } from './swaps-for.ts';

/** The use that was chosen for an ingredient line, by its index. */
export type Choices = Readonly<Record<number, string>>;

/** An ingredient line that was forbidden or doubtful: what may be used instead, what was chosen, and how the line reads now. */
export type ChangedLine = {
  index: number;
  text: string;
  verdict: Exclude<Verdict, 'halal'>;
  words: string;
  swaps: Swap[];
  chosen: string;
  now: string;
};

type Exchanged = { mention: Mention; use: string };

/** A line may say in its own words what an earlier round has left. */
const mostRounds = 3;

type How = { language: string; choices: Choices; school?: School | undefined };

export function rewriteRecipe(recipe: RecipeText, looked: Looked, { language, choices, school }: How) {
  const around = [recipe.title, ...recipe.ingredients, ...recipe.steps];
  const exchanged: Exchanged[] = [];
  const lines: ChangedLine[] = [];
  const preset = (mention: Mention) => swapsFor(mention, language)[0]?.use;
  const ingredients = recipe.ingredients.map((text, index) => {
    const mentions = looked.ingredients[index] ?? [];
    const main = mainOf(mentions);
    if (!main) return text;
    const swaps = swapsFor(main, language);
    const chosen = swaps.find(({ use }) => use === choices[index])?.use ?? swaps[0]?.use;
    if (chosen === undefined) return text;
    const useOf = (mention: Mention) => (mention === main ? chosen : preset(mention));
    for (const mention of mentions) exchanged.push({ mention, use: useOf(mention) ?? chosen });
    const now = rewriteIngredient(text, mentions, useOf, { around, language });
    lines.push({ index, text, verdict: main.verdict, words: main.words, swaps, chosen, now });
    return now;
  });
  const useTold = (mention: Mention) => useOfTold(mention, exchanged, preset, language);
  const takenOut = (mentions: readonly Mention[]) =>
    mentions.filter(mention => isTakenOut(mention, exchanged));
  let made: RecipeText = {
    ...recipe,
    title: rewriteTitle(recipe.title, takenOut(looked.title), useTold),
    ingredients,
    steps: recipe.steps.map((text, at) =>
      rewriteText(text, takenOut(looked.steps[at] ?? []), useTold, false),
    ),
  };
  for (let round = 0; round < mostRounds; round++) {
    const next = rewriteLeft(made, { language, school }, exchanged, useTold);
    if (!next) break;
    made = next;
  }
  return { recipe: made, lines, isChanged: isOther(recipe, made) };
}

// Of title and steps only what is forbidden changes, and what the member has taken another thing for.
function isTakenOut(mention: Mention, exchanged: readonly Exchanged[]) {
  if (mention.verdict === 'haram') return true;
  const own = exchanged.find(other => other.mention.phrase === mention.phrase);
  return own !== undefined && !own.use.includes(own.mention.words);
}

// As the ingredients call it now: the same words, else the same family, else one that may be meant by it.
function useOfTold(
  mention: Mention,
  exchanged: readonly Exchanged[],
  preset: (mention: Mention) => string | undefined,
  language: string,
) {
  const family = familyOf(mention);
  const forbidden = exchanged.filter(
    other => other.mention.verdict === 'haram' || mention.verdict === 'doubtful',
  );
  const own =
    forbidden.find(other => other.mention.phrase === mention.phrase) ??
    forbidden.find(other => familyOf(other.mention) === family) ??
    forbidden.find(other => groupOf(other.mention.kind) === groupOf(mention.kind));
  if (own && family?.name === 'meat' && familyOf(own.mention) !== family)
    return sameAnimal(mention, own, language);
  return own?.use ?? preset(mention);
}

// The pork of a step that is about its chops is veal, and not 'veal chops': the swaps of all meats stand in one order.
function sameAnimal(mention: Mention, own: Exchanged, language: string) {
  const at = swapsFor(own.mention, language).findIndex(({ use }) => use === own.use);
  const uses = swapsFor(mention, language);
  return (uses[at] ?? uses[0])?.use;
}

function rewriteLeft(
  made: RecipeText,
  { language, school }: Pick<How, 'language' | 'school'>,
  exchanged: readonly Exchanged[],
  useTold: (mention: Mention) => string | undefined,
): RecipeText | undefined {
  const around = [made.title, ...made.ingredients, ...made.steps];
  const looked = lookAtLines(made, language, school);
  const families = new Set(
    exchanged.filter(({ mention }) => mention.verdict === 'haram').map(({ mention }) => familyOf(mention)),
  );
  const haram = (mentions: readonly Mention[]) => mentions.filter(({ verdict }) => verdict === 'haram');
  // Without the ingredients: what was taken out is not named, whatever they say now.
  const bare = (text: string) =>
    haram(mentionsBy(text, { around, language }, school)).filter(mention => families.has(familyOf(mention)));
  const left = (text: string, own: readonly Mention[] = []) => [
    ...haram(own),
    ...bare(text).filter(
      mention => !own.some(other => other.start < mention.end && mention.start < other.end),
    ),
  ];
  const next = {
    ...made,
    title: rewriteTitle(made.title, left(made.title, looked.title), useTold),
    ingredients: made.ingredients.map((text, at) =>
      rewriteIngredient(text, haram(looked.ingredients[at] ?? []), useTold, { around, language }),
    ),
    steps: made.steps.map((text, at) => rewriteText(text, left(text, looked.steps[at]), useTold, false)),
  };
  return isOther(made, next) ? next : undefined;
}

const isOther = (one: RecipeText, other: RecipeText) =>
  one.title !== other.title ||
  one.ingredients.some((text, at) => text !== other.ingredients[at]) ||
  one.steps.some((text, at) => text !== other.steps[at]);
