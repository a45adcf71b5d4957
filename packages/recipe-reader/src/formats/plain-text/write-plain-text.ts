import type { PortableRecipe } from '../portable-recipe.ts';
import { between, wordsOf, wouldMislead } from './words.ts';

const aside = '  ';
const english = wordsOf.en;

const free = (text: string) =>
  text
    .split(/\r?\n/)
    .map(line => (wouldMislead(line) ? aside + line : line))
    .join('\n');

/** A step over several lines is one, its later lines under the first. */
const numbered = (text: string, at: number) => `${at + 1}. ${text.split(/\r?\n/).join('\n   ')}`;

function writeOne(recipe: PortableRecipe): string {
  const words = wordsOf[recipe.language ?? 'en'] ?? english;
  if (!words) return '';
  const { servings, prepMinutes, cookMinutes, source } = recipe;
  const facts = [
    servings !== null && `${words.serves}: ${servings}`,
    prepMinutes > 0 && `${words.prep}: ${prepMinutes} min`,
    cookMinutes > 0 && `${words.cook}: ${cookMinutes} min`,
    source.name !== '' && `${words.source}: ${source.name}`,
    source.url && `${words.page}: ${source.url}`,
  ].filter(fact => typeof fact === 'string');
  return [
    recipe.title,
    recipe.description && free(recipe.description),
    facts.join('\n'),
    `${words.ingredients}\n${recipe.ingredients.map(({ text }) => `- ${text}`).join('\n')}`,
    recipe.steps.length > 0 &&
      `${words.method}\n${recipe.steps.map(({ text }, at) => numbered(text, at)).join('\n')}`,
    recipe.notes && `${words.notes}\n${free(recipe.notes)}`,
    recipe.tags.length > 0 && `${words.tags}\n${recipe.tags.map(tag => `- ${tag}`).join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** As it would be written down to be given away, in the language of the recipe. */
export const writePlainText = (recipes: readonly PortableRecipe[]) =>
  `${recipes.map(writeOne).join(`\n\n${between}\n\n`)}\n`;
