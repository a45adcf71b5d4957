import type { SharedRecipe } from '@sufra/contracts';
import { type ForbiddenThing, forbiddenThings } from './forbidden-things.ts';
import type { RecipeLine } from './recipe-lines.ts';
import { timeText } from './total-time.ts';

interface RecipeText {
  recipe: SharedRecipe;
  servings: number;
  lines: RecipeLine[];
  steps: string[];
  address: string | null;
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const lineText = ({ amount, item, note }: RecipeLine) =>
  `- ${[plain(amount), item].filter(Boolean).join(' ')}${note && `, ${note}`}`;

const thingText = ({ line, use }: ForbiddenThing) =>
  `- ${line}${use.length > 0 ? `. Instead: ${use.join(', or ')}` : '. Leave it out'}`;

/** The whole recipe as plain text, for a message or a note. */
export function recipeText({ recipe, servings, lines, steps, address }: RecipeText): string {
  const { title, description, prepTime, cookTime } = recipe;
  const things = forbiddenThings(recipe);
  return [
    title,
    ...(things.length > 0 ? [['No longer halal', ...things.map(thingText)].join('\n')] : []),
    description,
    `Serves ${servings} · ${timeText(prepTime)} prep · ${timeText(cookTime)} cook`,
    ['Ingredients', ...lines.map(lineText)].join('\n'),
    ['Method', ...steps.map((step, place) => `${place + 1}. ${plain(step)}`)].join('\n'),
    ...(address ? [address] : []),
  ].join('\n\n');
}
