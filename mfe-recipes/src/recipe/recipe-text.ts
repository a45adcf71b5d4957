import { convertWords } from '@sufra/amounts/convert-words.ts';
import type { Units } from '@sufra/amounts/units.ts';
import type { SharedRecipe } from '@sufra/contracts';
import { t } from '../texts/text.ts';
import { type ForbiddenThing, forbiddenThings } from './forbidden-things.ts';
import { linesOf, type RecipeLine } from './recipe-lines.ts';
import { timeText } from './total-time.ts';

interface RecipeText {
  recipe: SharedRecipe;
  servings: number;
  units: Units;
  address: string | null;
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const lineText = ({ amount, item, joint = '', note, comma = ', ' }: RecipeLine) =>
  `- ${[plain(amount), `${joint}${item}`].filter(Boolean).join(' ')}${note && `${comma}${note}`}`;

const thingText = ({ line, use }: ForbiddenThing) =>
  use.length > 0
    ? t('recipe.text.instead', {
        line,
        substitutes: use.reduce((list, other) => t('recipe.forbidden.orElse', { list, other })),
      })
    : t('recipe.text.leaveOut', { line });

/** An import says how long it takes in all, or nothing. */
function timesOf({ prepTime, cookTime, source }: SharedRecipe) {
  if (source.kind === 'import') {
    const time = timeText(prepTime + cookTime);
    return prepTime + cookTime > 0 ? [t('recipe.facts.total', { time })] : [];
  }
  return [
    ...(prepTime > 0 ? [t('recipe.facts.prep', { time: timeText(prepTime) })] : []),
    ...(cookTime > 0 ? [t('recipe.facts.cook', { time: timeText(cookTime) })] : []),
  ];
}

/** The whole recipe as it is on the screen, as plain text for a message or a note, with its public address where it has one. */
export function recipeText({ recipe, servings, units, address }: RecipeText): string {
  const { title, description } = recipe;
  const things = forbiddenThings(recipe);
  const steps = recipe.steps.map(step => convertWords(step.text, units, recipe.language));
  return [
    title,
    ...(things.length > 0 ? [[t('recipe.verdict.haram'), ...things.map(thingText)].join('\n')] : []),
    ...(description ? [description] : []),
    [t('recipe.facts.serves', { servings }), ...timesOf(recipe)].join(' · '),
    [t('recipe.ingredients'), ...linesOf(recipe, { servings, units }).map(lineText)].join('\n'),
    [t('recipe.method'), ...steps.map((step, place) => `${place + 1}. ${plain(step)}`)].join('\n'),
    ...(recipe.notes ? [[t('recipe.notes'), recipe.notes].join('\n')] : []),
    ...(address ? [address] : []),
  ].join('\n\n');
}
