import { picturePath, type Recipe } from '@sufra/contracts';
import { altOfSketch, type Dish, sketchOf, writeSketch } from '@sufra/plates';
import type { RecipeDocument } from '../recipe/recipe-model.ts';

type Picture = Recipe['picture'];
type Words = Pick<RecipeDocument, 'title' | 'tags' | 'ingredientLines' | 'options'>;

/** A list of hundreds is asked for again and again, and reading the words of each recipe takes its time. */
const mostRemembered = 2_000;
const remembered = new Map<string, Picture>();

export function pictureOf({ title, tags, ingredientLines, options }: Words): Picture {
  const dish: Dish = {
    title,
    tags,
    ingredients: ingredientLines.map(({ item }) => item),
    ...(options.cuisine && { cuisine: options.cuisine }),
  };
  const words = JSON.stringify(dish);
  const known = remembered.get(words);
  if (known) return known;
  const picture = addressed(dish);
  for (const oldest of remembered.keys()) {
    if (remembered.size < mostRemembered) break;
    remembered.delete(oldest);
  }
  remembered.set(words, picture);
  return picture;
}

function addressed(dish: Dish): Picture {
  const sketch = sketchOf(dish);
  return { path: picturePath(writeSketch(sketch)), alt: altOfSketch(sketch) };
}
