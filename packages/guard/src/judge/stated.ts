import type { Kind } from '../words/kinds.ts';
import type { Role } from '../words/roles.ts';
import type { Line, Named, Outcome } from './line.ts';

const curedPork: readonly Kind[] = ['curedPork', 'porkCut', 'porkFat', 'sausage', 'pork'];
const drinks: readonly Kind[] = ['drink', 'wine', 'beer', 'spirit', 'liqueur', 'riceWine', 'imitationDrink'];
const families: readonly (readonly Kind[])[] = [curedPork, drinks];
/** How a thing is cut, which says nothing of what it is. */
const cuts = new Set(
  'slice slices strip strips rasher rashers bit bits cube cubes piece pieces crumble crumbles'.split(' '),
);
/** 'wine vinegar' says nothing of the wine of a step, as 'turkey bacon' does of the bacon. */
const sayingWhatItIs: ReadonlySet<Role> = new Set<Role>([
  ...([
    'animal',
    'animalAdjective',
    'seafood',
    'plant',
    'plantSource',
    'imitationPlant',
    'perhapsImitation',
    'halal',
    'microbial',
    'alcoholFree',
  ] as const),
]);
const pointing = new Set(['the', 'this', 'that', 'these', 'those', 'my', 'your', 'our']);

/**
 * What was said of the same thing elsewhere: where the ingredients name turkey bacon, the bacon of a step is that. Where they name
 * bacon too, nothing is said of it.
 */
export function outcomeStated(line: Line, named: Named, sources: readonly Line[]): Outcome | undefined {
  const words = wordsOf(line, named);
  let outcome: Outcome | undefined;
  for (const source of sources)
    for (const other of source.named) {
      if (other === named || !isOfOneFamily(other.kind, named.kind)) continue;
      if (!wordsOf(source, other).some(word => words.includes(word))) continue;
      if (other.outcome === 'stands') return;
      const isSaid = other.by !== undefined && sayingWhatItIs.has(other.by);
      if (isSaid && isNamedBy(source, words) && outcome !== 'likeness') outcome = other.outcome;
    }
  return outcome;
}

/** 'the bacon' is one that was spoken of before; 'add bacon' is another. */
export function isPointedAt({ units }: Line, { from }: Named): boolean {
  return pointing.has(units[from - 1]?.token.text ?? '');
}

function isOfOneFamily(one: Kind, other: Kind) {
  return one === other || families.some(family => family.includes(one) && family.includes(other));
}

// Without the s of the plural.
const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);

const wordsOf = ({ units }: Line, { from, to }: Named) =>
  units.slice(from, to).map(unit => singular(unit.token.text));

function isNamedBy({ units }: Line, words: readonly string[]) {
  const known = new Set(units.map(unit => singular(unit.token.text)));
  return words.every(word => known.has(word) || cuts.has(word));
}
