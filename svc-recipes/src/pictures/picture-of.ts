import { apiPrefix, type Recipe } from '@sufra/contracts';
import { altOfSketch, sketchOf, writeSketch } from '@sufra/plates';
import type { RecipeDocument } from '../recipe/recipe-model.ts';

const folder = `${apiPrefix}/recipes/pictures`;

export function pictureOf({ title, tags, ingredientLines, options }: RecipeDocument): Recipe['picture'] {
  const sketch = sketchOf({
    title,
    tags,
    ingredients: ingredientLines.map(({ item }) => item),
    ...(options.cuisine && { cuisine: options.cuisine }),
  });
  return { path: `${folder}/${writeSketch(sketch)}`, alt: altOfSketch(sketch) };
}
