import { gaps } from '../normalise/tokens.ts';
import { type Entry, marks, type Node } from './phrase-tree.ts';
import type { Starts, Unit } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';
import { writtenOn } from './written-on.ts';

/** A phrase of the lexicon in the text: the units from `from` up to, not including, `to`. */
export type Match = {
  entry: Entry;
  from: number;
  to: number /** Its words, by their numbers. */;
  words: readonly number[];
};

const scripts = [
  /\p{Script=Han}/u,
  /[\p{Script=Katakana}ー]/u,
  /\p{Script=Hiragana}/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Thai}/u,
];
const isMark = /\p{M}/u;

const startsWithDigit = /^\d/;
const bindings = gaps.hyphen | gaps.space;
const listed = gaps.comma | gaps.slash | gaps.and;

/** What a text is searched with. */
export type Search = { units: readonly Unit[]; vocabulary: Vocabulary; isMeasure: (text: string) => boolean };

function startsOf({ reading }: Unit, vocabulary: Vocabulary): Starts {
  reading.starts ??= reading.words.flatMap(word => {
    const tree = vocabulary.phrasesFrom(word);
    return tree ? [{ word, tree, mayName: vocabulary.namesSomething(word) }] : [];
  });
  return reading.starts;
}

/** Whether anything that is named in the lexicon may stand in the text; it does not in most. */
export function mayNameSomething({ units, vocabulary }: Search): boolean {
  for (let at = 0; at < units.length; at++) {
    const unit = units[at];
    if (!unit || unit.words.length === 0) continue;
    for (const { tree, mayName } of startsOf(unit, vocabulary))
      if (mayName && leadsToName(units, at, tree)) return true;
  }
  return false;
}

function leadsToName(units: readonly Unit[], at: number, node: Node): boolean {
  if (node.endsInName) return true;
  const unit = node.isLast ? undefined : units[at + 1];
  if (!unit || unit.before & gaps.stop) return false;
  for (const word of unit.words) {
    const following = node.after(word);
    if (following && leadsToName(units, at + 1, following)) return true;
  }
  return false;
}

/** Every phrase that stands in the text. None reaches over the end of a sentence, and few over a comma, a slash or '&'. */
export function findPhrases(search: Search): Match[] {
  const { units, vocabulary } = search;
  const matches: Match[] = [];
  for (let from = 0; from < units.length; from++) {
    const unit = units[from];
    if (!unit || unit.words.length === 0) continue;
    for (const { word, tree } of startsOf(unit, vocabulary))
      collect(search, { from, words: [word] }, tree, matches);
  }
  const within = matches.filter(match => isWithinRun(units, match));
  if (within.length === 0) return matches;
  const found = matches.filter(match => !isWithinRun(units, match));
  return [...found, ...writtenOn(units, found, within)];
}

const isWithinRun = (units: readonly Unit[], { entry, from }: Match) =>
  (entry.marks & marks.startsKatakana) !== 0 && continues(units[from - 1], units[from]);

/** The words of a phrase so far. */
type Path = Pick<Match, 'from' | 'words'>;

function collect(search: Search, path: Path, node: Node, matches: Match[]) {
  const { units } = search;
  const { from, words } = path;
  const to = from + words.length;
  if (node.entry) {
    addMatch(search, { entry: node.entry, from, to, words }, matches);
    if (node.others) for (const entry of node.others) addMatch(search, { entry, from, to, words }, matches);
  }
  const unit = node.isLast ? undefined : units[to];
  if (!unit || unit.before & gaps.stop) return;
  for (const word of unit.words) {
    const following = node.after(word);
    if (following) collect(search, { from, words: [...words, word] }, following, matches);
  }
}

function addMatch(search: Search, match: Match, matches: Match[]) {
  if (hasItsEdges(search, match.from, match.to - 1, match.entry)) matches.push(match);
}

function hasItsEdges(search: Search, from: number, last: number, entry: Entry) {
  const { units } = search;
  if (entry.marks & marks.alone && !standsAlone(search, from, last)) return false;
  if (entry.marks & marks.afterHyphen && ((units[from]?.before ?? 0) & bindings) !== gaps.hyphen)
    return false;
  if (last > from && !(entry.marks & marks.mayHoldComma) && isList(units, from, last)) return false;
  const next = units[last + 1];
  if (next?.token.isSolo && next.before === 0 && isMark.test(next.token.text)) return false;
  if (last > from && spansSpace(units, from, last) && isInRun(units, from)) return false;
  if (entry.marks & marks.startsRun && continues(units[from - 1], units[from])) return false;
  return !(entry.marks & marks.endsRun && continues(units[last], next));
}

// Beside an amount a word still stands alone: '100 ml bir'.
const standsAlone = ({ units, isMeasure }: Search, from: number, last: number) =>
  units.every(
    ({ token }, at) =>
      (at >= from && at <= last) || startsWithDigit.test(token.text) || isMeasure(token.text),
  );

function isList(units: readonly Unit[], from: number, last: number) {
  for (let at = from + 1; at <= last; at++) if ((units[at]?.before ?? 0) & listed) return true;
  return false;
}

// What reaches over a space begins where a word begins: '다시마 약간' is seaweed, a little of it, and no '마약'.
function spansSpace(units: readonly Unit[], from: number, last: number) {
  for (let at = from + 1; at <= last; at++) {
    const unit = units[at];
    if (unit?.token.isSolo && unit.before & gaps.space) return true;
  }
  return false;
}

function isInRun(units: readonly Unit[], at: number) {
  const unit = units[at];
  return at > 0 && unit !== undefined && unit.token.isSolo && unit.before === 0;
}

function continues(left: Unit | undefined, right: Unit | undefined) {
  if (!left?.token.isSolo || !right?.token.isSolo || right.before !== 0) return false;
  const script = scripts.find(candidate => candidate.test(left.token.text));
  return script?.test(right.token.text) ?? false;
}
