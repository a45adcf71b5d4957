import type { Kind } from '../words/kinds.ts';
import { isPunctuated } from './between.ts';
import type { Line, Named } from './line.ts';
import { negate, takenOutAlcohol } from './negate.ts';
import { qualify } from './qualify.ts';

const dishesOf: Partial<Record<Kind, 'pork' | 'alcohol' | 'gelatine'>> = {
  gelatineSweet: 'gelatine',
  porkDish: 'pork',
  porkClassic: 'pork',
  porkBeside: 'pork',
  drinkDish: 'alcohol',
  drinkClassic: 'alcohol',
  cocktail: 'alcohol',
  sauceWithDrink: 'alcohol',
};
const alcohol: ReadonlySet<Kind> = new Set<Kind>([
  'drink',
  'wine',
  'beer',
  'spirit',
  'liqueur',
  'riceWine',
  'alcohol',
]);
const gelatine: ReadonlySet<Kind> = new Set<Kind>(['gelatine']);
const pork: ReadonlySet<Kind> = new Set<Kind>([
  'pork',
  'porkCut',
  'porkFat',
  'curedPork',
  'sausage',
  'lardByHabit',
]);

const concernedBy = { pork, alcohol, gelatine };

/** Decides what the words around each named thing make of it. */
export function judgeLine(line: Line): Line {
  qualify(line);
  negate(line);
  const withoutAlcohol = takenOutAlcohol(line);
  const read = withoutAlcohol.length ? { ...line, reading: [...line.reading, ...withoutAlcohol] } : line;
  if (withoutAlcohol.length) qualify(read);
  agree(read.named);
  clearMadeWithoutPork(read);
  for (const named of read.named)
    if (named.outcome === 'stands' && isDishMadeWithout(read, named)) named.outcome = 'cleared';
  return read;
}

// Where several languages have the same word, what clears one reading of it clears them all.
function agree(named: Named[]) {
  for (const one of named)
    for (const other of named)
      if (
        one.outcome === 'stands' &&
        other.outcome !== 'stands' &&
        one.from === other.from &&
        one.to === other.to
      )
        one.outcome = other.outcome;
}

/** The meat itself: 'bacon sans couenne' is only without the rind. */
const theMeat =
  /^(?:pork|pig|schwein|schweinefleisch|porc|cerdo|puerco|porco|maiale|domuz|domuz eti|babi|daging babi|carne de (?:cerdo|porco)|свинина|varken|varkensvlees|wieprzowin[aą]|猪肉|豚肉|돼지고기|خنزير|لحم خنزير|لحم الخنزير)$/i;

// 'Salami ohne Schweinefleisch', 'pork-free pepperoni'; while 'ham, no pork' are two wishes.
function clearMadeWithoutPork(line: Line) {
  const takenOut = line.named.filter(
    ({ outcome, entry }) => outcome === 'negated' && theMeat.test(entry.phrase),
  );
  for (const named of line.named)
    if (
      named.kind === 'curedPork' &&
      named.outcome === 'stands' &&
      takenOut.some(pork => areNeighbours(line, named, pork))
    )
      named.outcome = 'cleared';
}

/** A 'free' or 'without' between a product and the pork that is not in it; in scripts without spaces each sign is a word. */
const farthestNegation = 2;
const farthestInSigns = 5;

function areNeighbours(line: Line, one: Named, other: Named) {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const distance = second.from - first.to;
  const farthest = line.units[first.to]?.token.isSolo ? farthestInSigns : farthestNegation;
  if (distance < 0 || distance > farthest || isPunctuated(line, first.to, second.from)) return false;
  return !line.reading.some(
    ({ entry, from }) =>
      (entry.role === 'join' || entry.role === 'stop') && from >= first.to && from < second.from,
  );
}

// A dish is cleared by what the line says of its meat or drink: 'carbonara with turkey bacon', 'vegan gyoza', 'trifle without sherry', 'sweets
// without gelatine'.
function isDishMadeWithout({ named, reading }: Line, dish: Named) {
  const made = dishesOf[dish.kind];
  if (!made) return false;
  if (
    reading.some(
      word =>
        word.entry.role === 'halal' ||
        (made === 'pork' && word.entry.role === 'plant') ||
        (made === 'alcohol' && word.entry.role === 'alcoholFree'),
    )
  )
    return true;
  const concerned = concernedBy[made];
  const others = named.filter(other => other !== dish && concerned.has(other.kind));
  return (
    others.length > 0 && others.every(other => other.outcome === 'negated' || other.outcome === 'cleared')
  );
}
