import { gaps } from '../normalise/tokens.ts';
import type { Food, Foods } from './foods.ts';
import type { Found, ReadText } from './found.ts';
import type { Cue } from './names.ts';

/** A food that a text names. What the words around it take out is no longer in its sets. */
export type Mention = {
  foods: readonly Food[];
  from: number;
  to: number;
  holds: Set<string>;
  may: Set<string>;
  /** Whether it is taken out, or made of something else: 'without milk', 'almond milk'. */
  isTakenOut: boolean;
};
export type CueAt = { cue: Cue; from: number; to: number };
/** A word that takes out what belongs to a food: 'vegan'. */
export type Qualifier = { food: Food; from: number; to: number };

export type ReadLine = {
  text: ReadText;
  mentions: Mention[];
  qualifiers: Qualifier[];
  cues: CueAt[];
  /** For each word, the number of the part of the line that it stands in. */
  partOf: readonly number[];
};

const parting = gaps.comma | gaps.stop | gaps.open | gaps.close | gaps.slash | gaps.and;

/** What is named in a text, before the words beside it are asked. */
export function readLine(text: ReadText, { byName }: Foods): ReadLine {
  const mentions: Mention[] = [];
  const qualifiers: Qualifier[] = [];
  const cues: CueAt[] = [];
  for (const found of text.found) {
    const { from, to } = found;
    const foods = foodsOf(found, byName);
    if (foods.length > 0) mentions.push(mentionOf(foods, from, to));
    for (const { meaning } of found.names) {
      if (meaning.kind === 'cue' && !cues.some(({ cue, from: at }) => at === from && cue === meaning.cue))
        cues.push({ cue: meaning.cue, from, to });
      const food = meaning.kind === 'no' ? byName.get(meaning.food) : undefined;
      if (food) qualifiers.push({ food, from, to });
    }
  }
  return { text, mentions, qualifiers, cues, partOf: partsOf(text, cues) };
}

function foodsOf({ names }: Found, byName: Foods['byName']): Food[] {
  const foods = new Set<Food>();
  for (const { meaning } of names) {
    const food = meaning.kind === 'food' ? byName.get(meaning.food) : undefined;
    if (food) foods.add(food);
  }
  return [...foods];
}

function mentionOf(foods: readonly Food[], from: number, to: number): Mention {
  const holds = new Set(foods.flatMap(food => [...food.holds]));
  const may = new Set(foods.flatMap(food => [...food.may]).filter(name => !holds.has(name)));
  return { foods, from, to, holds, may, isTakenOut: false };
}

function partsOf({ units }: ReadText, cues: readonly CueAt[]): number[] {
  const joins = new Set(cues.filter(({ cue }) => cue === 'join').map(({ from }) => from));
  let part = 0;
  return units.map(({ before }, at) => {
    if ((at > 0 && before & parting) || joins.has(at)) part++;
    return part;
  });
}
