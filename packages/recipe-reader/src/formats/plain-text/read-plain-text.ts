import { readMinutes } from '../../numbers/read-minutes.ts';
import { readServings } from '../../numbers/read-servings.ts';
import { readText } from '../../text/read-text.ts';
import { lineOf, type PortableRecipe, portable, stepOf } from '../portable-recipe.ts';
import { between, factOf, partOf } from './words.ts';

/** Recipes as they are written here, one after the other; undefined where a line is laid out in another way. */
export function readOwnLayout(text: string): PortableRecipe[] | undefined {
  const read = chaptersOf(text).map(readChapter);
  const recipes = read.filter(recipe => recipe !== undefined);
  return recipes.length > 0 && recipes.length === read.length ? recipes : undefined;
}

/** As a text that was pasted. */
export const readAnyLayout = (text: string): PortableRecipe[] =>
  readText(text).recipes.map(({ title, servings, totalMinutes, ingredients, instructions }) =>
    portable({
      ...{ title, servings, cookMinutes: totalMinutes ?? 0 },
      ingredients: ingredients.map(lineOf),
      steps: instructions.map(stepOf),
    }),
  );

function chaptersOf(text: string): string[][] {
  const chapters: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (line === between) chapters.push([]);
    else chapters.at(-1)?.push(line);
  }
  return chapters.filter(lines => lines.some(line => line.trim() !== ''));
}

type Part = 'description' | 'ingredients' | 'method' | 'notes' | 'tags';

/** Undefined where a line stands that is not written so here. */
function readChapter(lines: string[]): PortableRecipe | undefined {
  const [title = '', ...rest] = lines.slice(lines.findIndex(line => line.trim() !== ''));
  const recipe = portable({ title });
  const texts: Record<Part, string[]> = { description: [], ingredients: [], method: [], notes: [], tags: [] };
  let part: Part = 'description';
  for (const line of rest) {
    const next = partOf(line);
    if (next && !line.startsWith(' ')) {
      part = next;
      continue;
    }
    const fact = part === 'description' && !line.startsWith(' ') ? factOf(line) : undefined;
    if (fact) note(recipe, fact);
    else if (!add(texts[part], part, line)) return undefined;
  }
  if (texts.ingredients.length === 0) return undefined;
  return {
    ...recipe,
    description: joined(texts.description),
    ingredients: texts.ingredients.map(lineOf),
    steps: texts.method.map(stepOf),
    notes: joined(texts.notes),
    tags: texts.tags,
  };
}

const joined = (lines: string[]) => lines.join('\n').trim();

function note(recipe: PortableRecipe, { fact, value }: NonNullable<ReturnType<typeof factOf>>): void {
  if (fact === 'serves') recipe.servings = readServings(value);
  else if (fact === 'prep') recipe.prepMinutes = readMinutes(value) ?? 0;
  else if (fact === 'cook') recipe.cookMinutes = readMinutes(value) ?? 0;
  else if (fact === 'source') recipe.source = { ...recipe.source, name: value };
  else recipe.source = { ...recipe.source, url: /^https?:\/\//i.test(value) ? value : null };
}

const step = /^\d{1,3}\. /;

function add(texts: string[], part: Part, line: string): boolean {
  if (part === 'description' || part === 'notes') texts.push(line.startsWith('  ') ? line.slice(2) : line);
  else if (part === 'method') return addStep(texts, line);
  else if (line.startsWith('- ')) texts.push(line.slice(2));
  else return line.trim() === '';
  return true;
}

function addStep(texts: string[], line: string): boolean {
  const [number] = step.exec(line) ?? [];
  const last = texts.length - 1;
  if (number) texts.push(line.slice(number.length));
  else if (line.startsWith('   ') && last >= 0) texts[last] += `\n${line.slice(3)}`;
  else return line.trim() === '';
  return true;
}
