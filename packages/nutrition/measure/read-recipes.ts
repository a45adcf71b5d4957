import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

export interface ReportedRecipe {
  title: string;
  ingredients: string[];
  servings: number;
  lang: string;
}

const unsaid = 4;

/** The recipes of a file, one a line: {"title", "ingredients", "servings", "lang"}. Servings that are not said are four. */
export function readRecipes(path: string): ReportedRecipe[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .flatMap((line, index) => (line.trim() ? [readRecipe(line, `${path}:${index + 1}`)] : []));
}

function readRecipe(line: string, at: string): ReportedRecipe {
  const { title, ingredients, servings, lang } = parse(line, at);
  if (!Array.isArray(ingredients) || !ingredients.every(text => typeof text === 'string'))
    throw new Error(`${at}: 'ingredients' is a list of texts`);
  return {
    title: typeof title === 'string' ? title : '',
    ingredients,
    servings: typeof servings === 'number' && servings > 0 ? servings : unsaid,
    lang: typeof lang === 'string' ? lang : '?',
  };
}

function parse(line: string, at: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(line));
  } catch {
    throw new Error(`${at}: this is not JSON`);
  }
}
