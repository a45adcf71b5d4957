import { namesWhatIsNoFood } from './not-food.ts';
import { readFreeText } from './read-free-text.ts';
import type { Asked } from './read-messages.ts';
import { readNames } from './read-names.ts';
import type { ChefRequest } from './request.ts';
import type { Wish } from './wish.ts';

const usualServings = 2;

function fromIngredients({ ingredients, cuisine, mealType }: ChefRequest) {
  if (ingredients.some(namesWhatIsNoFood)) return undefined;
  const read = ingredients.map(readNames);
  const wanted = read.flatMap(one => one.wanted);
  const sides = read.flatMap(one => one.sides);
  if (ingredients.length > 0 && !read.some(one => one.isEdible)) return undefined;
  return { cuisine, meal: mealType, names: [], wanted, sides };
}

/** What a request comes down to; none when it asks for what is no food. */
export function makeWish({ request, corrections }: Asked): Wish | undefined {
  const fromText = request.mode === 'prompt' ? readFreeText(request.userPrompt) : undefined;
  const asked = request.mode === 'prompt' ? fromText : fromIngredients(request);
  if (!asked) return undefined;
  return {
    ...asked,
    servings: request.servingSize ?? fromText?.servings ?? usualServings,
    spice: request.spiceLevel ?? fromText?.spice ?? 'Medium',
    goals: [...new Set([...(fromText?.goals ?? []), ...request.healthGoals])],
    avoid: [
      ...(fromText?.avoid ?? []),
      ...request.avoid,
      ...corrections.flatMap(correction => correction.found),
    ].filter(word => word.trim() !== ''),
    maxMinutes: fromText?.maxMinutes,
    seed: JSON.stringify([request, corrections.length]),
  };
}
