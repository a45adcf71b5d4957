import { guard } from '../guard.ts';
import { decideLanguages, type Votes } from '../language/decide-languages.ts';
import { gaps, type Token, tokenise } from '../normalise/tokens.ts';
import type { Language } from '../words/languages.ts';
import { countsHere } from './counts-here.ts';
import type { Found, ReadText, Unit } from './found.ts';
import { lexicon } from './lexicon.ts';
import type { NameIndex, Node } from './name-index.ts';
import type { Meaning, Name } from './names.ts';

/** What stands between words of one name. */
const apart = gaps.comma | gaps.stop | gaps.slash | gaps.and;
const shortestCompound = 6;
const onlyLatin = /^[a-z]+$/;

/** All names that stand in a text and count in its languages, the longest of those that overlap. */
export function findNames(text: string, around: Votes | undefined): ReadText {
  const { index } = lexicon();
  const tokenised = tokenise(text);
  const { tokens, plain } = tokenised;
  const units = tokens.flatMap(token => unitsOf(token, index));
  const all = units.flatMap((_, from) => startingAt(units, from, index.first));
  if (all.length === 0) return { plain, units, found: [] };
  const read = guard.reader.read(tokenised);
  const evidence = guard.evidence.read(read);
  const languages = decideLanguages(evidence, around);
  // What the other words say: a food that many languages call alike tells none of them.
  const beside = (start: number, end: number) =>
    decideLanguages(
      evidence.filter((_, at) => !isWithin(read[at], start, end)),
      around,
    );
  const counting = all.flatMap(found => {
    const names = found.names.filter(name => countsHere(name, found, { units, languages, beside, plain }));
    return names.length > 0 ? [{ ...found, names: ofTheText(names, languages) }] : [];
  });
  return { plain, units, found: longest(counting) };
}

/** All names that stand in a text, in whatever language, those that overlap too. */
export function findAll(text: string): Pick<ReadText, 'units' | 'found'> {
  const { index } = lexicon();
  const units = tokenise(text).tokens.flatMap(token => unitsOf(token, index));
  return { units, found: merged(units.flatMap((_, from) => startingAt(units, from, index.first))) };
}

const isWithin = (unit: { start: number; end: number } | undefined, start: number, end: number) =>
  unit !== undefined && unit.start >= start && unit.end <= end;

function unitsOf(token: Token, index: NameIndex): Unit[] {
  const { start, end, before } = token;
  const ids = index.forms.read(token);
  const whole: Unit = { token, ids, part: undefined, before, start, end };
  if (ids.length > 0 || token.isSolo) return [whole];
  const ended = withEnding(token, index);
  if (ended) return ended;
  if (
    token.text.length < shortestCompound ||
    !onlyLatin.test(token.text) ||
    token.text.length !== token.exact.length
  )
    return [whole];
  const parts = index.parts.split(token.text);
  if (parts.length === 0) return [whole];
  return parts.map((part, at) => ({
    token,
    ids: [],
    part: part.names,
    before: at === 0 ? before : 0,
    start: start + part.start,
    end: start + part.end,
  }));
}

// 'glutenfrei' is gluten, and a word behind it that takes it out.
function withEnding(token: Token, { endings, forms }: NameIndex): Unit[] | undefined {
  for (const name of endings) {
    const { phrase } = name;
    if (!token.text.endsWith(phrase) || token.text.length <= phrase.length + 2) continue;
    const stem = token.text.slice(0, -phrase.length);
    const ids = forms.read({ text: stem, exact: stem });
    if (ids.length === 0) continue;
    const cut = token.end - phrase.length;
    const cue: Name = { ...name, meaning: { kind: 'cue', cue: 'freeAfter' } };
    return [
      {
        token: { ...token, text: stem, exact: stem },
        ids,
        part: undefined,
        before: token.before,
        start: token.start,
        end: cut,
      },
      { token, ids: [], part: [cue], before: 0, start: cut, end: token.end },
    ];
  }
  return undefined;
}

function startingAt(units: readonly Unit[], from: number, first: Node): Found[] {
  const found: Found[] = [];
  const reach = (at: number, node: Node) => {
    const unit = units[at];
    if (!unit || (at > from && unit.before & apart)) return;
    for (const id of unit.ids) {
      const next = node.following.get(id);
      if (!next) continue;
      if (next.names.length > 0) found.push({ names: next.names, from, to: at + 1 });
      reach(at + 1, next);
    }
  };
  const part = units[from]?.part;
  if (part) found.push({ names: part, from, to: from + 1 });
  reach(from, first);
  return found;
}

// Where a word is one of several languages, that of the text counts.
function ofTheText(names: readonly Name[], languages: ReadonlySet<Language>): readonly Name[] {
  const own = names.filter(({ language }) => languages.has(language));
  return own.length > 0 ? own : names;
}

// What only looks like a food in one of the languages.
const isNothing = ({ meaning }: Name) => meaning.kind === 'food' && meaning.food === 'nothing';
const isCue = ({ meaning }: { meaning: Meaning }) => meaning.kind === 'cue';

function merged(all: readonly Found[]): Found[] {
  const bySpan = new Map<string, Found>();
  for (const found of all) {
    const key = `${found.from} ${found.to}`;
    const known = bySpan.get(key);
    bySpan.set(key, known ? { ...found, names: [...known.names, ...found.names] } : found);
  }
  return [...bySpan.values()];
}

// 'coconut milk' covers 'milk' where it is a name of its own; cues only yield to longer names.
function longest(all: readonly Found[]): Found[] {
  const kept: Found[] = [];
  const sorted = merged(all).toSorted((one, other) => other.to - other.from - (one.to - one.from));
  for (const found of sorted) {
    const overlapping = kept.filter(other => other.from < found.to && found.from < other.to);
    if (overlapping.length === 0) kept.push(found);
  }
  return kept
    .map(found => {
      const foods = found.names.filter(name => !isCue(name));
      const nothing = foods.filter(isNothing);
      if (nothing.length > 0) return { ...found, names: nothing };
      return foods.length > 0 ? { ...found, names: foods } : found;
    })
    .toSorted((one, other) => one.from - other.from);
}
