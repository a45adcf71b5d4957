import { stringify } from 'yaml';
import { ownKey } from '../own-part.ts';
import type { PortableRecipe } from '../portable-recipe.ts';
import { markIngredients } from './mark-ingredients.ts';
import { escapeText } from './marks.ts';

const minutesText = (minutes: number) => (minutes > 0 ? `${minutes} minutes` : undefined);

function sourceOf({ source: { name, url } }: PortableRecipe) {
  if (name && url) return { name, url };
  return url ?? (name || undefined);
}

/** A recipe as Cooklang has it: what is known of it in front, then a paragraph for each step, with the ingredients marked in them. */
export function writeCooklang(recipe: PortableRecipe): string {
  const { title, description, servings, prepMinutes, cookMinutes, language, tags } = recipe;
  const known = {
    title,
    description: description || undefined,
    servings: servings ?? undefined,
    'prep time': minutesText(prepMinutes),
    'cook time': minutesText(cookMinutes),
    'time required': minutesText(prepMinutes + cookMinutes),
    locale: language ?? undefined,
    diet: recipe.isHalal ? 'halal' : undefined,
    tags: tags.length > 0 ? tags : undefined,
    source: sourceOf(recipe),
    [ownKey]: JSON.stringify(recipe),
  };
  const { unnamed, marked } = markIngredients(
    recipe.ingredients,
    recipe.steps.map(({ text }) => text),
  );
  const notes = recipe.notes
    ? [
        recipe.notes
          .split(/\r?\n/)
          .map(line => `> ${escapeText(line)}`)
          .join('\n'),
      ]
    : [];
  const paragraphs = [
    ...(unnamed.length > 0 ? [unnamed.join('\n')] : []),
    ...marked.map(withoutBlankLines),
    ...notes,
  ];
  return `---\n${stringify(known, { lineWidth: 0 })}---\n\n${paragraphs.join('\n\n')}\n`;
}

/** A blank line ends a step. */
const withoutBlankLines = (step: string) =>
  step
    .split('\n')
    .filter(line => line.trim() !== '')
    .join('\n');
