import type { Kind } from '../lexicon/kinds.ts';
import { isMeasure } from '../lexicon/measures.ts';
import { isKind, type Role } from '../lexicon/roles.ts';
import { findPhrases, type Match } from '../match/find-phrases.ts';
import { guessLanguage } from '../match/guess-language.ts';
import type { Entry } from '../match/phrase-tree.ts';
import type { Unit, WordReader } from '../match/read-words.ts';
import type { Vocabulary } from '../match/vocabulary.ts';
import { areAkin } from '../match/word-rules.ts';
import { type Token, tokenise } from '../normalise/tokens.ts';
import { isForSomeonesSake } from './idiom.ts';

/** A word or phrase that names something forbidden or doubtful; what the words around it make of it is its `outcome`. */
export type Named = Match & { kind: Kind; outcome: Outcome /** What made it so. */; by?: Role };
export type Outcome = 'stands' | 'cleared' | 'negated' | 'likeness' | 'flavour' | 'unstated';

/** One text, read: its words, what is named in it, and the words that say how to read that. */
export type Line = { plain: string; units: readonly Unit[]; named: Named[]; reading: readonly Match[] };

type Language = () => string | undefined;

/** Reads a text; undefined where it names nothing that is forbidden or doubtful, as most do. */
export function readLine(
  text: string,
  { vocabulary, reader }: { vocabulary: Vocabulary; reader: WordReader },
): Line | undefined {
  const { tokens, plain } = tokenise(text);
  const units = reader.read(tokens);
  const matches = findPhrases(units, vocabulary.first);
  if (!matches.some(match => match.entry.names)) return;
  const language = once(() => guessLanguage(tokens, vocabulary.hints));
  const counting = matches.filter(match => !clearsByMeasure(match, units) && countsIn(match, language));
  const harmless = counting.filter(match => match.entry.role === 'harmless');
  return {
    plain,
    units,
    named: whatIsNamed(units, { counting, harmless, language }),
    reading: howToRead(counting, harmless, language),
  };
}

type Found = { counting: readonly Match[]; harmless: readonly Match[]; language: Language };

function whatIsNamed(units: readonly Unit[], { counting, harmless, language }: Found): Named[] {
  const candidates = counting.filter(
    match =>
      match.entry.names && !harmless.some(other => hides(other, match)) && !isForSomeonesSake(units, match),
  );
  const named: Named[] = [];
  for (const match of candidates) {
    const { role } = match.entry;
    if (isKind(role) && !candidates.some(other => outranks(other, match, language)))
      named.push({ ...match, kind: role, outcome: 'stands' });
  }
  return named;
}

function howToRead(counting: readonly Match[], harmless: readonly Match[], language: Language): Match[] {
  const words = counting.filter(
    match => !match.entry.names && match.entry.role !== 'harmless' && !isHidden(match, harmless),
  );
  const spoken = words.filter(match => isOfTheLine(match, words, language));
  return spoken.filter(
    match => !isCue(match) || !spoken.some(other => isCue(other) && contains(other, match)),
  );
}

function once(find: Language): Language {
  let found: { language: string | undefined } | undefined;
  return () => {
    found ??= { language: find() };
    return found.language;
  };
}

// 'of' is 'or' in a Dutch line: where a small word is of several languages, that of the line counts.
function isOfTheLine(match: Match, words: readonly Match[], language: Language) {
  for (const other of words) {
    const isOther = other.entry.language !== match.entry.language;
    if (isOther && other.from === match.from && other.to === match.to && other.entry.language === language())
      return false;
  }
  return true;
}

// 'oz' is an ounce and no Hungarian deer, which would make venison bacon of '4 oz bacon'.
function clearsByMeasure({ entry, from, to }: Match, units: readonly Unit[]) {
  const token = units[from]?.token;
  return (
    to - from === 1 &&
    clearing.has(entry.role) &&
    token !== undefined &&
    isMeasure(token.text) &&
    !isAsWritten(token, entry)
  );
}

const isAsWritten = (token: Token, entry: Entry) =>
  token.exact !== token.text && token.exact === entry.phrase.toLowerCase();

function countsIn({ entry }: Match, language: Language) {
  if (entry.range === 'anywhere') return true;
  const spoken = language();
  if (entry.range === 'unless-not-akin') return spoken === undefined || areAkin(spoken, entry.language);
  return spoken === entry.language || (entry.range === 'unless-foreign' && spoken === undefined);
}

const lengthOf = (match: Match) => match.to - match.from;
export const overlaps = (one: Match, other: Match) => one.from < other.to && other.from < one.to;
const contains = (outer: Match, inner: Match) =>
  outer.from <= inner.from && outer.to >= inner.to && lengthOf(outer) > lengthOf(inner);

// 'blood orange' hides 'blood', but not the longer 'blood orange liqueur'.
function hides(harmless: Match, match: Match) {
  return overlaps(harmless, match) && !contains(match, harmless);
}

function isHidden(match: Match, harmless: readonly Match[]) {
  return !readInHarmless.has(match.entry.role) && harmless.some(other => contains(other, match));
}

// Of two readings of the same words the longer counts, then that of the line's language.
function outranks(other: Match, match: Match, language: Language) {
  if (other === match) return false;
  if (contains(other, match) || takesItsAnimal(other, match)) return true;
  return other.from === match.from && other.to === match.to && rank(other, language) > rank(match, language);
}

// A 'hot dog casserole' is one of hot dogs.
function takesItsAnimal(other: Match, match: Match) {
  return match.entry.role === 'predator' && other.from < match.from && other.to > match.from;
}

function rank({ entry }: Match, language: Language) {
  return (entry.range === 'only-at-home' ? 4 : 0) + (entry.language === language() ? 2 : 0);
}

const clearing: ReadonlySet<Role> = new Set<Role>([
  'harmless',
  'animal',
  'seafood',
  'food',
  'plant',
  'imitationPlant',
  'plantSource',
  'plantHead',
  'look',
  'lookBefore',
  'hue',
  'halal',
  'microbial',
  'alcoholFree',
  'virgin',
  'unstated',
  'flavour',
  'flavourBefore',
  'vinegar',
  'grapes',
  'freeAfter',
  'withoutAfter',
  'insteadAfter',
  'substituteAfter',
]);

const cues: readonly Role[] = [
  'without',
  'withoutAfter',
  'freeAfter',
  'insteadOf',
  'insteadAfter',
  'substituteAfter',
  'replace',
  'substitute',
  'noNegation',
];
const cueRoles: ReadonlySet<Role> = new Set(cues);
const isCue = (match: Match) => cueRoles.has(match.entry.role);

const inHarmless: readonly Role[] = [
  'stop',
  'join',
  'glue',
  'blocker',
  'vinegar',
  'grapes',
  'plantSource',
  'plant',
  'halal',
  'microbial',
];
const readInHarmless: ReadonlySet<Role> = new Set(inHarmless);

export function startingAt(matches: readonly Match[], at: number, role: Role) {
  return matches.find(match => match.from === at && match.entry.role === role);
}
