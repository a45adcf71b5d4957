import { tagKey } from '@sufra/contracts';
import { searchFieldsOf } from '@sufra/service-kit';
import type { RecipeDocument } from './recipe-model.ts';

type Searched = Pick<RecipeDocument, 'title' | 'description' | 'ingredientLines' | 'tags'>;

/** What a recipe is found by. Made from its texts when it is written down; they do not change after that. */
export const searchFields = ({ title, description, ingredientLines, tags }: Searched) => ({
  ...searchFieldsOf(title, description, ...ingredientLines.map(({ item }) => item), ...tags),
  tagKeys: [...new Set(tags.map(tagKey))],
});
