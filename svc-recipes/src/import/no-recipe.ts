import { Problem } from '@sufra/service-kit';

/** With what was seen in its place. */
export function noRecipe(seen: string): Problem {
  const words = seen.trim().slice(0, 80);
  return new Problem(
    'no_recipe',
    words ? { message: `There is no recipe in this. What it holds: “${words}”.` } : {},
  );
}
