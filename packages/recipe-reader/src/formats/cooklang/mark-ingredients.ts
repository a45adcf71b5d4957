import type { PortableLine } from '../portable-recipe.ts';
import { escapeText, plainName } from './marks.ts';

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}\p{M}]/u.test(sign);

/** '@rice{200%g}(rinsed)': the name, how much of it, and what is done to it before. */
function markOf({ text, parts }: PortableLine, name: string): string {
  const { quantity = null, unit = null, note = null } = parts ?? {};
  const amount = quantity === null ? '' : `${quantity}${unit ? `%${plainName(unit)}` : ''}`;
  const remark = note && plainName(note) ? `(${plainName(note)})` : '';
  return `@${plainName(name) || plainName(text) || '-'}{${amount}}${remark}`;
}

interface Place {
  at: number;
  name: string;
  mark: string;
}

/** Where a step first names the thing as its line does, as a word of its own, and where no other mark stands. */
function placeIn(step: string, item: string, taken: readonly Place[]): number {
  const [low, wanted] = [step.toLowerCase(), item.toLowerCase()];
  // Letters that are longer in lower case would shift every place behind them.
  if (wanted === '' || low.length !== step.length) return -1;
  for (let at = low.indexOf(wanted); at !== -1; at = low.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const isWord = !isLetter(step[at - 1]) && !isLetter(step[end]);
    if (isWord && taken.every(place => end <= place.at || at >= place.at + place.name.length)) return at;
  }
  return -1;
}

/** The steps with the first mention of each ingredient marked, and the marks of those that no step names. */
export function markIngredients(ingredients: readonly PortableLine[], steps: readonly string[]) {
  const places: Place[][] = steps.map(() => []);
  const unnamed: string[] = [];
  for (const line of ingredients) {
    const item = line.parts?.item ?? line.text;
    const which =
      plainName(item) === item
        ? steps.findIndex((step, n) => placeIn(step, item, places[n] ?? []) !== -1)
        : -1;
    const step = steps[which];
    const taken = places[which];
    if (step === undefined || !taken) {
      unnamed.push(markOf(line, item));
      continue;
    }
    const at = placeIn(step, item, taken);
    const name = step.slice(at, at + item.length);
    taken.push({ at, name, mark: markOf(line, name) });
  }
  return { unnamed, marked: steps.map((step, n) => withMarks(step, places[n] ?? [])) };
}

function withMarks(step: string, places: readonly Place[]): string {
  let written = '';
  let from = 0;
  for (const { at, name, mark } of places.toSorted((one, other) => one.at - other.at)) {
    written += escapeText(step.slice(from, at)) + mark;
    from = at + name.length;
  }
  return written + escapeText(step.slice(from));
}
