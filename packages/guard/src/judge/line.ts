import type { Guard } from '../guard.ts';
import { countsIn, type Setting } from '../language/counts-in.ts';
import { decideLanguages, type Votes } from '../language/decide-languages.ts';
import { withAkin } from '../language/with-akin.ts';
import { findPhrases, type Match, mayNameSomething } from '../match/find-phrases.ts';
import { namesSomething } from '../match/phrase-tree.ts';
import type { Unit } from '../match/reading.ts';
import { tokenise } from '../normalise/tokens.ts';
import type { Kind } from '../words/kinds.ts';
import type { Language } from '../words/languages.ts';
import { isKind, type Role } from '../words/roles.ts';
import { isForSomeonesSake, isOwner, isQuotedBlood, isRolled } from './idiom.ts';
import { isOverAnd } from './joined-and.ts';

/** A word or phrase that names something forbidden or doubtful; what the words around it make of it is its `outcome`. */
export type Named = Match & { kind: Kind; outcome: Outcome /** What made it so. */; by?: Role };
export type Outcome = 'stands' | 'cleared' | 'negated' | 'likeness' | 'flavour' | 'unstated';

/** One text, read: its words, what is named in it, and the words that say how to read that. */
export type Line = { plain: string; units: readonly Unit[]; named: Named[]; reading: readonly Match[] };

/** Reads a text among the others that it stands with; undefined where it names nothing that is forbidden or doubtful, as most do. */
export function readLine(text: string, guard: Guard, around?: Votes): Line | undefined {
  const tokens = tokenise(text);
  const { plain } = tokens;
  const units = guard.reader.read(tokens);
  const search = { units, vocabulary: guard.vocabulary, isMeasure: guard.isMeasure };
  if (!mayNameSomething(search)) return;
  const matches = findPhrases(search).filter(match => !isOverAnd(units, match));
  const names = matches.filter(match => namesSomething(match.entry));
  if (names.length === 0) return;
  const evidence = guard.evidence.read(units);
  const languages = decideLanguages(evidence, around);
  const setting = {
    ...{ plain, units, evidence, around, languages, spoken: withAkin(languages), beside: new Map() },
    ...{ vocabulary: guard.vocabulary, everyday: guard.everyday },
  };
  const naming = names.filter(match => countsIn(match, setting));
  if (naming.length === 0) return;
  const others = matches.filter(match => !namesSomething(match.entry) && countsIn(match, setting));
  const harmless = others.filter(match => match.entry.role === 'harmless');
  const named = whatIsNamed(setting, naming, harmless);
  if (named.length === 0) return;
  return { plain, units, named, reading: howToRead(setting, others, harmless) };
}

function whatIsNamed(
  { plain, units, languages }: Setting,
  naming: readonly Match[],
  harmless: readonly Match[],
): Named[] {
  const candidates = naming.filter(
    match =>
      !harmless.some(other => hides(other, match)) &&
      !isForSomeonesSake(units, match) &&
      !isQuotedBlood(plain, units, match) &&
      !isOwner(units, match) &&
      !isRolled(units, match),
  );
  const named: Named[] = [];
  for (const match of candidates) {
    const { role } = match.entry;
    if (isKind(role) && !candidates.some(other => outranks(other, match, languages)))
      named.push({ ...match, kind: role, outcome: 'stands' });
  }
  return named;
}

function howToRead({ languages }: Setting, others: readonly Match[], harmless: readonly Match[]): Match[] {
  const noMeats = others.filter(match => match.entry.role === 'notMeat');
  const tastes = others.filter(match => match.entry.role === 'toTaste');
  const words = others.filter(
    match =>
      match.entry.role !== 'harmless' &&
      !isHidden(match, harmless) &&
      !isInNoMeat(match, noMeats) &&
      !isToTaste(match, tastes),
  );
  const spoken = words.filter(match => isOfTheLine(match, words, languages));
  return spoken.filter(
    match => !isCue(match) || !spoken.some(other => isCue(other) && contains(other, match)),
  );
}

type Languages = ReadonlySet<Language>;

// 'of' is 'or' in a Dutch line: where a small word is of several languages, that of the line counts.
function isOfTheLine(match: Match, words: readonly Match[], languages: Languages) {
  if (languages.has(match.entry.language)) return true;
  return !words.some(
    other => other.from === match.from && other.to === match.to && languages.has(other.entry.language),
  );
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
  return harmless.some(
    other =>
      isAnotherWordHere(other, match) || (!readInHarmless.has(match.entry.role) && contains(other, match)),
  );
}

// 'agar' is 'so that' in Indonesian and 'if' in Urdu: in a text of theirs it makes nothing of plants.
const isAnotherWordHere = ({ entry, from, to }: Match, match: Match) =>
  entry.range === 'home-only' &&
  entry.language !== match.entry.language &&
  from === match.from &&
  to === match.to;

// The hen of '鸡蛋' is none, nor is the ox of 'oxtail soup'.
const isInNoMeat = (match: Match, noMeats: readonly Match[]) =>
  saysOfWhat.has(match.entry.role) && noMeats.some(other => contains(other, match));

const isToTaste = ({ entry, from, to }: Match, tastes: readonly Match[]) =>
  (entry.role === 'flavour' || entry.role === 'flavourBefore') &&
  tastes.some(other => other.from <= from && other.to >= to);

// Of two readings of the same words the longer counts, then that of the line's language.
function outranks(other: Match, match: Match, languages: Languages) {
  if (other === match) return false;
  if (contains(other, match) || takesItsAnimal(other, match)) return true;
  return (
    other.from === match.from && other.to === match.to && rank(other, languages) > rank(match, languages)
  );
}

// A 'hot dog casserole' is one of hot dogs.
function takesItsAnimal(other: Match, match: Match) {
  return match.entry.role === 'predator' && other.from < match.from && other.to > match.from;
}

function rank({ entry }: Match, languages: Languages) {
  return (entry.range === 'home-only' ? 4 : 0) + (languages.has(entry.language) ? 2 : 0);
}

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

const ofWhat: readonly Role[] = [
  'animal',
  'animalAdjective',
  'seafood',
  'food',
  'imitationPlant',
  'plant',
  'plantSource',
];
const saysOfWhat: ReadonlySet<Role> = new Set(ofWhat);

export function startingAt(matches: readonly Match[], at: number, role: Role) {
  return matches.find(match => match.from === at && match.entry.role === role);
}
