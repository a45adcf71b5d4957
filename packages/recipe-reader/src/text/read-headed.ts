import type { ReadRecipe } from '../read-recipe.ts';
import { hasBullet } from './bullets.ts';
import { isGroup, isMeasured } from './line-kinds.ts';
import { behindColon, ingredientsOf, longHeadingOf, stepsOf } from './sections.ts';
import type { TextLine } from './text-lines.ts';
import { titleIn } from './title-in.ts';

type Parts = Pick<ReadRecipe, 'title' | 'ingredients' | 'instructions'>;

/** Texts with headings above their parts. A second heading of ingredients begins a second recipe, or another group of the first. */
export function readHeaded(lines: TextLine[]): Parts[] {
  const texts = lines.map(({ text }) => text);
  const kinds = texts.map(longHeadingOf);
  const starts = [...kinds.keys()].filter(
    at => kinds[at] === 'ingredients' && kinds[at - 1] !== 'ingredients',
  );
  const recipes: Parts[] = [];
  let from = 0;
  for (const [place, start] of starts.entries()) {
    const next = starts[place + 1] ?? texts.length;
    const steps = kinds.indexOf('steps', start);
    if (steps < 0 || steps >= next) continue;
    const end = endOf(kinds, { steps, next });
    recipes.push({
      title: titleIn(texts.slice(from, start)),
      ingredients: ingredientsOf(texts[start] ?? '', texts.slice(start + 1, steps)),
      instructions: stepsOf([behindColon(texts[steps] ?? ''), ...texts.slice(steps + 1, end)]),
    });
    from = steps + 1;
  }
  if (recipes.length === 0) recipes.push(...withStepsHeadingAlone(texts, kinds));
  return recipes.filter(
    ({ title, ingredients, instructions }) =>
      title !== '' && ingredients.length > 1 && instructions.length > 0,
  );
}

function endOf(kinds: ReturnType<typeof longHeadingOf>[], { steps, next }: { steps: number; next: number }) {
  const after = kinds.indexOf('after', steps);
  return after < 0 ? next : Math.min(after, next);
}

/** A list that only its amounts tell, in groups or not, above a heading of the steps. */
function withStepsHeadingAlone(texts: string[], kinds: ReturnType<typeof longHeadingOf>[]): Parts[] {
  const steps = kinds.indexOf('steps');
  const isOfList = (line: string) => isMeasured(line) || isGroup(line) || hasBullet(line);
  const start = texts.findIndex((line, at) => at > 0 && isOfList(line));
  if (start < 1 || steps <= start) return [];
  const list = texts.slice(start, steps);
  if (list.filter(isOfList).length < list.length * 0.7) return [];
  return [
    {
      title: titleIn(texts.slice(0, start)),
      ingredients: ingredientsOf('', list),
      instructions: stepsOf([
        behindColon(texts[steps] ?? ''),
        ...texts.slice(steps + 1, endOf(kinds, { steps, next: texts.length })),
      ]),
    },
  ];
}
