import type { ReadRecipe } from '../read-recipe.ts';
import { withoutBullets } from './bullets.ts';
import { isMeasured, isNoise, mayBeIngredient } from './line-kinds.ts';
import { stepsOf } from './sections.ts';
import type { TextLine } from './text-lines.ts';
import { shortTitle, titleIn } from './title-in.ts';

type Parts = Pick<ReadRecipe, 'title' | 'ingredients' | 'instructions'>;

/** Texts without headings: a name, at least three lines of food with their amounts, and what to do. */
export function readPlain(lines: TextLine[]): Parts[] {
  const recipes: Parts[] = [];
  let at = 0;
  while (at < lines.length) {
    const list = findList(lines, at);
    if (!list) break;
    const above = lines.slice(at, list.from).map(({ text }) => text);
    const next = findList(lines, list.to);
    const end = next ? titleBefore(lines, next.from) : lines.length;
    recipes.push({
      title: recipes.length === 0 && !next ? titleIn(above) : shortTitle(above.at(-1) ?? ''),
      ingredients: withoutBullets(lines.slice(list.from, list.to).map(({ text }) => text)),
      instructions: stepsOf(lines.slice(list.to, end).map(({ text }) => text)),
    });
    at = end;
  }
  return recipes.every(({ title }) => title !== '') ? recipes : [];
}

/** Lines one behind the other of which most are measured; all that may be food and stand without a gap belong to it. */
function findList(lines: TextLine[], from: number): { from: number; to: number } | undefined {
  const starts = lines.findIndex(
    ({ text }, at) => at >= Math.max(from, 1) && isMeasured(text) && !isNoise(text),
  );
  if (starts < 1) return undefined;
  let to = starts;
  while (to < lines.length && belongs(lines, to, starts)) to += 1;
  const list = lines.slice(starts, to);
  const measured = list.filter(({ text }) => isMeasured(text)).length;
  if (list.length >= 3 && measured >= list.length * 0.7) return { from: starts, to };
  return findList(lines, to + 1);
}

function belongs(lines: TextLine[], at: number, start: number): boolean {
  const line = lines[at];
  if (!line || !mayBeIngredient(line.text) || (at > start && line.isAfterGap)) return false;
  return isMeasured(line.text) || line.text.length <= 40;
}

/** The name of a second recipe stands alone above its list. */
const titleBefore = (lines: TextLine[], at: number) => Math.max(at - 1, 0) + Number(!lines[at - 1]);
