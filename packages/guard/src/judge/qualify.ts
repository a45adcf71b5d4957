import type { Match } from '../match/find-phrases.ts';
import { gaps } from '../normalise/tokens.ts';
import type { Kind } from '../words/kinds.ts';
import type { Role } from '../words/roles.ts';
import { effects } from './effects.ts';
import { type Line, type Named, overlaps, startingAt } from './line.ts';

export function qualify(line: Line) {
  const present = effects.filter(effect => line.reading.some(word => word.entry.role === effect.role));
  if (present.length === 0) return;
  for (const named of line.named) {
    if (named.outcome !== 'stands') continue;
    for (const { role, kinds, outcome, isAnywhere } of present) {
      if (!kinds.includes(named.kind)) continue;
      if (
        line.reading.some(
          word =>
            word.entry.role === role && !overlaps(word, named) && (isAnywhere || belongs(line, word, named)),
        )
      ) {
        named.outcome = outcome;
        named.by = role;
        break;
      }
    }
  }
}

const apart = gaps.comma | gaps.stop | gaps.and | gaps.slash;
// How many words may stand between, before and after the named thing.
const reach: Partial<Record<Role, { before: number; after: number }>> = {
  animal: { before: 3, after: 0 },
  seafood: { before: 3, after: 0 },
  food: { before: 2, after: 0 },
  imitationPlant: { before: 0, after: 0 },
  perhapsImitation: { before: 0, after: 0 },
  plantSource: { before: 2, after: 2 },
  plant: { before: 4, after: 3 },
  halal: { before: 4, after: 4 },
  microbial: { before: 3, after: 3 },
  alcoholFree: { before: 3, after: 3 },
  virgin: { before: 2, after: 0 },
  flavour: { before: -1, after: 1 },
  flavourBefore: { before: 2, after: -1 },
  plantHead: { before: -1, after: 0 },
  look: { before: -1, after: 0 },
  lookBefore: { before: 1, after: -1 },
  hue: { before: -1, after: 0 },
  dough: { before: 0, after: 1 },
  vinegar: { before: 2, after: 0 },
  grapes: { before: 1, after: 0 },
  unstated: { before: 3, after: 3 },
};
const needsGlue: ReadonlySet<Role> = new Set<Role>([
  'animal',
  'seafood',
  'food',
  'imitationPlant',
  'perhapsImitation',
]);
/** Before a name that another word follows they are another part of the dish: 'cod chorizo stew'. */
const onlyBeforeLast: ReadonlySet<Role> = new Set<Role>(['seafood', 'perhapsImitation']);
const curedPork: ReadonlySet<Kind> = new Set<Kind>(['curedPork', 'porkDish']);
const gluedBefore: ReadonlySet<Role> = new Set<Role>(['vinegar', 'grapes']);
const mayFollowComma: ReadonlySet<Role> = new Set<Role>([
  'halal',
  'plant',
  'microbial',
  'alcoholFree',
  'unstated',
]);

function belongs(line: Line, word: Match, named: Named) {
  const { role, language } = word.entry;
  const limits = reach[role] ?? { before: 0, after: 0 };
  if (word.to <= named.from) {
    if (isExchanged(line, word) || (role === 'animal' && named.kind === 'porkBeside')) return false;
    const distance = named.from - word.to;
    if (role === 'vinegar' && isAmongVinegars(line, word, named)) return true;
    if (distance > limits.before) return false;
    if (curedPork.has(named.kind) && needsGlue.has(role) && language.isOfAfter) return false;
    if (onlyBeforeLast.has(role) && curedPork.has(named.kind) && isFollowed(line, named)) return false;
    if (isApart(line, word.to, named.from, apart))
      return named.kind === 'sausage' && sharesSausage(line, word, named);
    return gluedBefore.has(role) ? distance === 0 || isGlue(line, word.to, named.from) : true;
  }
  const distance = word.from - named.to;
  if (role === 'vinegar' && isOfVinegar(line, named.to, word.from)) return true;
  const separators =
    mayFollowComma.has(role) && distance === 0 ? gaps.stop : role === 'flavour' ? apart | gaps.open : apart;
  if (isFilledWith(line, word, named)) return true;
  if (isApart(line, named.to, word.from, separators)) return false;
  if (role === 'hue') return distance === 0 && ((line.units[word.from]?.before ?? 0) & gaps.hyphen) !== 0;
  if (!needsGlue.has(role)) return distance <= limits.after;
  if (language.isNounFirst) return distance <= 1;
  return isOpened(line, named.to)
    ? distance <= 1
    : distance > 0 && distance <= 3 && isGlue(line, named.to, word.from);
}

const ends = gaps.comma | gaps.stop | gaps.and | gaps.slash | gaps.open | gaps.close;

function isFollowed({ units }: Line, { to }: Named) {
  const next = units[to];
  return next !== undefined && (next.before & ends) === 0;
}

// Whether something between two words keeps them apart: a comma, 'and', 'with', 'wrapped'.
function isApart({ units, reading }: Line, from: number, to: number, separators: number) {
  // 'made with' is one word here, though its second half alone would keep apart.
  let glued = from;
  for (let at = from; at <= to; at++) {
    const unit = units[at];
    if (unit && unit.before & separators) return true;
    if (at === to) return false;
    for (const word of reading)
      if (word.entry.role === 'glue' && word.from === at) glued = Math.max(glued, word.to);
    if (at >= glued && separates(reading, at)) return true;
  }
  return false;
}

const separators: ReadonlySet<Role> = new Set<Role>([
  'blocker',
  'join',
  'replaceBy',
  'substituteFor',
  'insteadOf',
  'insteadAfter',
  'without',
  'freeAfter',
  'stop',
]);

function separates(reading: readonly Match[], at: number) {
  if (startingAt(reading, at, 'glue')) return false;
  return reading.some(word => word.from === at && separators.has(word.entry.role));
}

// 'Vinegar: 2 tbsp (rice, red wine or apple)'.
function isAmongVinegars({ units }: Line, word: Match, named: Named) {
  if (word.from !== 0) return false;
  let isOpen = false;
  for (let at = word.to; at <= named.from; at++) {
    const before = units[at]?.before ?? 0;
    if (before & gaps.close) isOpen = false;
    if (before & gaps.open) isOpen = true;
  }
  return isOpen;
}

// Between a drink and its vinegar stand only what says which: 'sherry wine vinegar', 'chardonnay or white wine vinegar'; but not
// 'red wine or vinegar'.
function isOfVinegar({ units, named, reading }: Line, from: number, to: number) {
  if (from === to) return false;
  const isDrink = (at: number) =>
    named.some(other => other.from <= at && other.to > at && drinks.has(other.kind));
  for (let at = from; at <= to; at++) {
    if ((units[at]?.before ?? 0) & (gaps.stop | gaps.open | gaps.close)) return false;
    if (at === to) break;
    const isJoin = startingAt(reading, at, 'join') !== undefined;
    if (!isDrink(at) && !isKindOfVinegar(units[at]?.token.text) && !isJoin) return false;
  }
  return startingAt(reading, to - 1, 'join') === undefined && !((units[to]?.before ?? 0) & gaps.comma);
}

const drinks: ReadonlySet<Kind> = new Set<Kind>(['drink', 'wine', 'beer', 'spirit', 'liqueur', 'riceWine']);
const kindsOfVinegar = new Set('wine red white rose aged old rice cider sweet dry'.split(' '));
const isKindOfVinegar = (text: string | undefined) => text !== undefined && kindsOfVinegar.has(text);

// In 'statt Pute Speck' the turkey goes and the bacon comes.
function isExchanged({ reading }: Line, word: Match) {
  return reading.some(
    cue => cue.entry.role === 'insteadOf' && cue.to === word.from && cue.entry.language.code !== 'en',
  );
}

// 'lamb and mint sausages' are of lamb; 'lamb and sausages' are two things.
function sharesSausage({ units, reading }: Line, word: Match, named: Named) {
  if (named.from - word.to < 2 || (units[named.from]?.before ?? 0) & apart) return false;
  return startingAt(reading, word.to, 'join') !== undefined && !((units[word.to]?.before ?? 0) & apart);
}

function isGlue({ reading }: Line, from: number, to: number) {
  for (let at = from; at < to; at++)
    if (!reading.some(word => word.entry.role === 'glue' && word.from <= at && word.to > at)) return false;
  return true;
}

const dishesByMeat: readonly Kind[] = ['porkClassic', 'porkBeside'];

// 'amatriciana con tacchino': what a dish is made with takes the place of the pork.
function isFilledWith(line: Line, { entry, from }: Match, named: Named) {
  if (!dishesByMeat.includes(named.kind) || (entry.role !== 'animal' && entry.role !== 'seafood'))
    return false;
  const between = line.units[named.to]?.token.text ?? '';
  return from - named.to === 1 && withWords.has(between) && !isPunctuated(line, named.to, from);
}

// As the tokeniser writes them: without accents.
const withWords = new Set(
  'with mit avec au aux con com met med z ze s sa с из με cu di de of vom aus dengan ng مع با'.split(' '),
);

function isPunctuated({ units }: Line, from: number, to: number) {
  for (let at = from; at <= to; at++) if ((units[at]?.before ?? 0) & apart) return true;
  return false;
}

function isOpened({ units }: Line, at: number) {
  return Boolean((units[at]?.before ?? 0) & (gaps.open | gaps.hyphen));
}
