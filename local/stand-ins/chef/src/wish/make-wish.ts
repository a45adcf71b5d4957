import { usualServings } from '@sufra/contracts';
import { inEnglish } from './in-english.ts';
import { isAboutSomethingElse, namesWhatIsNoFood } from './not-food.ts';
import { readFreeText } from './read-free-text.ts';
import type { Asked } from './read-messages.ts';
import { readNames } from './read-names.ts';
import { readUnknown } from './read-unknown.ts';
import type { ChefRequest } from './request.ts';
import type { Wish } from './wish.ts';
import { withoutOrders } from './without-orders.ts';

function fromIngredients({ ingredients, cuisine, mealType }: ChefRequest) {
  const typed = withoutOrders(ingredients.join(', ').normalize('NFKC').toLowerCase());
  const english = inEnglish(typed);
  if (namesWhatIsNoFood(english.text)) return undefined;
  const { wanted, sides, unknown, isEdible } = readNames(english.text);
  const unread = readUnknown(unknown, english, typed);
  if (ingredients.length > 0 && !isEdible && (unread.length === 0 || isAboutSomethingElse(english.text)))
    return undefined;
  return { cuisine, meal: mealType, names: [], wanted, sides, unread, said: english.said };
}

/** As it was typed and in English: what may not be in the dish is looked for under both. */
const inBoth = (words: readonly string[]) => words.flatMap(word => [word, inEnglish(word).text]);

/** What a request comes down to; none when it asks for what is no food. */
export function makeWish({ request, corrections }: Asked): Wish | undefined {
  const fromText = request.mode === 'prompt' ? readFreeText(request.userPrompt) : undefined;
  const asked = request.mode === 'prompt' ? fromText : fromIngredients(request);
  if (!asked) return undefined;
  // All that is cooked here is English: the language chooses no other dish.
  const { language: _, ...asIs } = request;
  return {
    ...asked,
    servings: request.servingSize ?? fromText?.servings ?? request.usualServings ?? usualServings,
    spice: request.spiceLevel ?? fromText?.spice ?? 'Medium',
    goals: [...new Set([...(fromText?.goals ?? []), ...request.healthGoals])],
    avoid: [
      ...(fromText?.avoid ?? []),
      ...inBoth(request.avoid),
      ...corrections.flatMap(correction => correction.found),
    ].filter(word => word.trim() !== ''),
    maxMinutes: fromText?.maxMinutes,
    seed: JSON.stringify([asIs, corrections.length]),
  };
}
