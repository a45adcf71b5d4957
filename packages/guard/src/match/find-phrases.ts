import { gaps } from '../normalise/tokens.ts';
import type { Entry, Node } from './phrase-tree.ts';
import type { Unit } from './read-words.ts';

/** A phrase of the lexicon in the text: the units from `from` up to, not including, `to`. */
export type Match = { entry: Entry; from: number; to: number };

const between = gaps.comma | gaps.stop | gaps.and;
const scripts = [
  /\p{Script=Han}/u,
  /[\p{Script=Katakana}ー]/u,
  /\p{Script=Hiragana}/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Thai}/u,
];
const isNumber = /^\d/;
/** Beside an amount a word still stands alone: '100 ml bir'. */
const measures = new Set(
  'g gr gram grams gm kg ml cl dl l lt liter litre liters litres cup cups tbsp tsp tablespoon tablespoons teaspoon teaspoons oz ounce ounces lb lbs pound pounds pint pints can cans tin tins bottle bottles glass glasses slice slices piece pieces pcs of a el tl st stk sdm sdt gelas botol kaleng cc cm c с г гр кг мл л шт غرام جرام كغ مل كوب كأس ملعقه كبيره صغيره گرم گرام كيلو ليوان فنجان قاشق عدد كپ چمچ كلو غذاخوري'
    .normalize('NFKC')
    .split(' '),
);
const isAmount = (text: string) => isNumber.test(text) || measures.has(text);
const isMark = /\p{M}/u;

/** Every phrase that stands in the text. A phrase does not reach over a comma or the end of a sentence. */
export function findPhrases(units: readonly Unit[], first: readonly (Node | undefined)[]): Match[] {
  const matches: Match[] = [];
  for (let from = 0; from < units.length; from++) {
    for (const word of units[from]?.words ?? none) {
      const node = first[word];
      if (node) reach(units, { from, at: from, node }, matches);
    }
  }
  return matches;
}

const none: readonly number[] = [];

function reach(
  units: readonly Unit[],
  { from, at, node }: { from: number; at: number; node: Node },
  matches: Match[],
) {
  if (node.entries)
    for (const entry of node.entries)
      if (hasItsEdges(units, from, at, entry)) matches.push({ entry, from, to: at + 1 });
  const unit = units[at + 1];
  if (node.isLast || !unit || unit.before & between) return;
  for (const word of unit.words) {
    const following = node.after(word);
    if (following) reach(units, { from, at: at + 1, node: following }, matches);
  }
}

function hasItsEdges(units: readonly Unit[], from: number, last: number, entry: Entry) {
  if (entry.alone && units.some((unit, at) => (at < from || at > last) && !isAmount(unit.token.text)))
    return false;
  const next = units[last + 1];
  if (next?.token.isSolo && next.before === 0 && isMark.test(next.token.text)) return false;
  if (entry.startsRun && continues(units[from - 1], units[from])) return false;
  return !(entry.endsRun && continues(units[last], next));
}

function continues(left: Unit | undefined, right: Unit | undefined) {
  if (!left?.token.isSolo || !right?.token.isSolo || right.before !== 0) return false;
  const script = scripts.find(candidate => candidate.test(left.token.text));
  return script?.test(right.token.text) ?? false;
}
