import { type Recipe, type RecipeCounts, tagKey } from '@sufra/contracts';
import { matchesWords } from '@sufra/web-kit';
import type { apiStandIn } from '@sufra/web-kit/testing';

/** An API that keeps these saved recipes: it answers their pages, searches and counts as the service does. */
export function keepSaved(api: ReturnType<typeof apiStandIn>, recipes: Recipe[]) {
  api.reply('GET /recipes', asked => {
    const found = findIn(recipes, asked);
    const after = Number(asked.searchParams.get('after') ?? 0);
    const end = after + Number(asked.searchParams.get('limit') ?? 50);
    return { body: { recipes: found.slice(after, end), next: end < found.length ? String(end) : null } };
  });
  api.reply('GET /recipes/counts', asked => ({ body: countsOf(recipes, findIn(recipes, asked).length) }));
}

function findIn(recipes: Recipe[], { searchParams }: URL) {
  const [words, tag] = ['q', 'tag'].map(name => searchParams.get(name) ?? '') as [string, string];
  return recipes.filter(
    recipe =>
      (tag === '' || recipe.tags.some(each => tagKey(each) === tagKey(tag))) &&
      (!searchParams.has('favorite') || recipe.favorite) &&
      (words === '' || matchesWords(words, textsOf(recipe))),
  );
}

const textsOf = ({ title, description, ingredientLines, tags }: Recipe) => [
  title,
  description,
  ...ingredientLines.map(({ item }) => item),
  ...tags,
];

function countsOf(recipes: Recipe[], found: number): RecipeCounts {
  const tags = [...new Set(recipes.flatMap(recipe => recipe.tags ?? []))].map(tag => ({
    key: tagKey(tag),
    tag,
    count: recipes.filter(recipe => recipe.tags?.includes(tag)).length,
  }));
  return {
    found,
    isMore: false,
    all: recipes.length,
    favorites: recipes.filter(({ favorite }) => favorite).length,
    tags: tags.toSorted((one, other) => other.count - one.count || one.tag.localeCompare(other.tag)),
  };
}
