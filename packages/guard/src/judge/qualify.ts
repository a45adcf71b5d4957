import type { Match } from '../match/find-phrases.ts';
import { gaps } from '../normalise/tokens.ts';
import type { Kind } from '../words/kinds.ts';
import type { Role } from '../words/roles.ts';
import { isAnd, isBeside } from './beside.ts';
import { apart, ends, isApart, isColon, isGlue, isPunctuated } from './between.ts';
import { effects } from './effects.ts';
import { isQuoted } from './idiom.ts';
import { holdsAnd } from './joined-and.ts';
import { type Line, type Named, overlaps, startingAt } from './line.ts';
import { isNoMeat } from './no-meat.ts';
import { afterMeat, followsMeat, isOneName, meats } from './one-name.ts';
import { isOfVinegar, isVinegarBefore } from './vinegar.ts';

const plants: ReadonlySet<Role> = new Set<Role>(['imitationPlant', 'perhapsImitation', 'food', 'plant']);
const porkInQuotes: ReadonlySet<Kind> = new Set<Kind>([
  'pork',
  'porkFat',
  'porkDish',
  'curedPork',
  'porkCut',
  'sausage',
]);

/** Marks what is of another animal, of plants, called halal, or only looks so: 'turkey bacon', "lentil 'pork'". */
export function qualify(line: Line) {
  qualifyByRole(line);
  nameByWhatFollows(line);
  for (const named of line.named) {
    if (named.outcome !== 'stands' || !porkInQuotes.has(named.kind)) continue;
    const plant = line.reading.find(
      word => plants.has(word.entry.role) && !overlaps(word, named) && belongs(line, word, named),
    );
    if (!plant || !isInQuotes(line, named)) continue;
    named.outcome = 'cleared';
    named.by = plant.entry.role;
  }
}

// 'Emulsifier: soy lecithin', 'emulsifier (sunflower lecithin)': the class is that which is named behind it.
function nameByWhatFollows(line: Line) {
  for (const named of line.named.toReversed()) {
    if (named.kind !== 'additive' || named.outcome !== 'stands') continue;
    const source = line.named.find(
      other =>
        other.kind === 'additive' &&
        other.outcome === 'cleared' &&
        other.from >= named.to &&
        other.from - named.to <= farthestSource &&
        (isColon(line, named.to) || isOpened(line, named.to)) &&
        !isApart(line, named.to + 1, other.from, apart),
    );
    if (!source) continue;
    named.outcome = 'cleared';
    named.by = source.by;
  }
}

/** Words before the name of an additive that say of what it is: 'emulsifier: refined soy lecithin'. */
const farthestSource = 2;

function qualifyByRole(line: Line) {
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

// How many words may stand between, before and after the named thing.
const reach: Partial<Record<Role, { before: number; after: number }>> = {
  animal: { before: 3, after: 0 },
  animalAdjective: { before: -1, after: 0 },
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
  sense: { before: -1, after: 0 },
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
  'animalAdjective',
]);
/** Before a name that another word follows they are another part of the dish: 'cod chorizo stew'. */
const onlyBeforeLast: ReadonlySet<Role> = new Set<Role>(['seafood', 'perhapsImitation']);
const curedPork: ReadonlySet<Kind> = new Set<Kind>(['curedPork', 'porkCut', 'porkDish']);
/** What another animal makes its own, by its meat alone. */
const ofSomeAnimal: ReadonlySet<Kind> = new Set<Kind>([...curedPork, 'sausage']);
const gluedBefore: ReadonlySet<Role> = new Set<Role>(['vinegar', 'grapes']);
const mayFollowComma: ReadonlySet<Role> = new Set<Role>([
  'halal',
  'plant',
  'microbial',
  'alcoholFree',
  'unstated',
]);

/** What goes on with what is said of a thing, where a noun would be another thing. */
const goingOn: ReadonlySet<Role> = new Set<Role>([
  'join',
  'glue',
  'blocker',
  'stop',
  'without',
  ...mayFollowComma,
]);
const saidMore = new Set(
  'certified style type version only if preferably optional please recommended sliced diced chopped cut cooked grated zertifiziert geschnitten gewurfelt gehackt'.split(
    ' ',
  ),
);

// 'Bacon, vegan' is vegan; of 'bacon, vegan cheese' only the cheese is.
function endsWith({ units, reading }: Line, { to }: Match) {
  const next = units[to];
  if (!next || next.before & ends || saidMore.has(next.token.text) || /^\d/.test(next.token.text))
    return true;
  return reading.some(word => word.from === to && goingOn.has(word.entry.role));
}

function belongs(line: Line, word: Match, named: Named) {
  const { role, language } = word.entry;
  const limits = reach[role] ?? { before: 0, after: 0 };
  if (ofSomeAnimal.has(named.kind) && meats.has(role) && isNoMeat(line, word, named)) return false;
  if (word.to <= named.from) {
    if (isExchanged(line, word) || (role === 'animal' && named.kind === 'porkBeside')) return false;
    const distance = named.from - word.to;
    if (role === 'vinegar' && isVinegarBefore(line, word, named)) return true;
    if (distance > limits.before || holdsAmount(line, word.to, named.from)) return false;
    if (ofAnimals.has(role) && haramMeats.has(named.kind)) {
      if (!isOneName(line, word, named.from) || isSpaced(line, word, named)) return false;
    }
    if (curedPork.has(named.kind) && needsGlue.has(role) && language.isOfAfter && !isTofu(line, word, named))
      return false;
    if (afterMeat.has(role) && haramMeats.has(named.kind) && followsMeat(line, word)) return false;
    if (onlyBeforeLast.has(role) && curedPork.has(named.kind) && !isInQuotes(line, named)) {
      if (isFollowed(line, named) || (role === 'perhapsImitation' && isDishOf(line, named))) return false;
    }
    if (needsGlue.has(role) && (isBeside(line, word, named) || holdsAnd(line, word.to, named.from)))
      return false;
    if (isApart(line, word.to, named.from, apart))
      return named.kind === 'sausage' && sharesSausage(line, word, named);
    return gluedBefore.has(role) ? distance === 0 || isGlue(line, word.to, named.from) : true;
  }
  const distance = word.from - named.to;
  if (role === 'vinegar' && isOfVinegar(line, named, word.from)) return true;
  const separators =
    mayFollowComma.has(role) && distance === 0 && endsWith(line, word)
      ? gaps.stop
      : role === 'flavour'
        ? apart | gaps.open
        : apart;
  if (isFilledWith(line, word, named) || isSourceBehindColon(line, word, named)) return true;
  if (isApart(line, named.to, word.from, separators) || isAnd(line, word)) return false;
  if (holdsAnd(line, named.to, word.from)) return false;
  if (holdsAmount(line, named.to, word.from) && !(mayFollowComma.has(role) && endsWith(line, word)))
    return false;
  if (role === 'sense') return distance === 0 && isAllInBrackets(line, word);
  if (role === 'hue') return distance === 0 && ((line.units[word.from]?.before ?? 0) & gaps.hyphen) !== 0;
  if (!needsGlue.has(role)) return distance <= limits.after;
  if (role === 'animalAdjective') return distance <= farthestOf && isGlue(line, named.to, word.from);
  if (role === 'perhapsImitation' && isOpened(line, named.to) && !endsWith(line, word)) return false;
  if ((language.isNounFirst || isOpened(line, named.to)) && distance <= 1) return true;
  return distance > 0 && distance <= farthestOf && isGlue(line, named.to, word.from);
}

// '500 g chicken 200 g chorizo': an amount begins another thing; '98 % fat-free' is none.
function holdsAmount({ units }: Line, from: number, to: number) {
  for (let at = from; at < to; at++)
    if (startsWithDigit.test(units[at]?.token.text ?? '') && units[at + 1]?.token.text !== '%') return true;
  return false;
}

const startsWithDigit = /^\d/;

/** What says of which animal or plant a meat is. */
const ofAnimals: ReadonlySet<Role> = new Set<Role>(['animal', 'seafood', 'food', 'plant', 'halal']);
const haramMeats: ReadonlySet<Kind> = new Set<Kind>([
  'pork',
  'porkCut',
  'porkFat',
  'curedPork',
  'porkDish',
  'mixedMeat',
]);
/** What an additive is made of. */
const sources: ReadonlySet<Role> = new Set<Role>(['plantSource', 'plant', 'microbial']);

// 'Emulsifier: lecithin (soy)', while the comma of 'E471, soy sauce' keeps them apart.
function isSourceBehindColon(line: Line, { entry, from }: Match, { kind, to }: Named) {
  const distance = from - to;
  if (kind !== 'additive' || !sources.has(entry.role) || distance > (reach[entry.role]?.after ?? 0))
    return false;
  return isColon(line, to) && (distance === 0 || !isApart(line, to + 1, from, apart));
}

function isAllInBrackets({ units }: Line, { from, to }: Match) {
  const end = units[to] ? units[to].before : gaps.close;
  return ((units[from]?.before ?? 0) & gaps.open) !== 0 && (end & gaps.close) !== 0;
}

/** Words between a name and its animal: 'bacon defumado de peito de peru'. */
const farthestOf = 4;

// 'tofu bacon' is said in every language, and nothing else stands behind it: 'tofu chorizo tacos'.
function isTofu(line: Line, word: Match, named: Named) {
  return word.entry.role === 'imitationPlant' && word.to === named.from && !isFollowed(line, named);
}

const isInQuotes = ({ plain, units }: Line, named: Named) => isQuoted(plain, units, named);

function isFollowed({ units }: Line, { to }: Named) {
  const next = units[to];
  return next !== undefined && (next.before & ends) === 0;
}

// 'Mushroom pepperoni pizza', of which the pizza is part of the name.
const isDishOf = ({ reading }: Line, { from, to }: Named) =>
  reading.some(word => word.entry.role === 'notMeat' && word.from > from && word.to === to);

// A space keeps apart what is written without: '鸡肉 培根 洋葱' are three things.
function isSpaced({ units }: Line, { entry }: Match, { from }: Named) {
  const unit = units[from];
  if (!unit?.token.isSolo || (unit.before & gaps.space) === 0) return false;
  return entry.language.code === 'zh' || (entry.language.code === 'ja' && entry.phrase.endsWith('肉'));
}

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
  'isi with mit avec au aux con com met med z ze s sa с из με cu di de of vom aus dengan ng مع با'.split(' '),
);

// By a bracket or a dash: 'bacon (beef)', 'bacon – beef', but not 'Speck-Hähnchen'.
function isOpened({ units }: Line, at: number) {
  const before = units[at]?.before ?? 0;
  return (before & gaps.open) !== 0 || (before & dash) === dash;
}

const dash = gaps.hyphen | gaps.space;
