import { findAvoided } from '../../src/allergens/avoid/find-avoided.ts';
import { type Allergen, allergens } from '../../src/allergens/foods.ts';
import { readFoods } from '../../src/allergens/read-foods.ts';
import type { AllergenLine, AvoidCase } from './cases.ts';

export type ReadLine = AllergenLine & { missed: Allergen[]; wrong: Allergen[] };
export type ReadCase = AvoidCase & { missed: string[]; wrong: string[] };

const share = (part: number, whole: number) => (whole === 0 ? 0 : Number((part / whole).toFixed(4)));

export function readLines(lines: readonly AllergenLine[], withLanguage: boolean): ReadLine[] {
  return lines.map(line => {
    const found = readFoods(line.text, withLanguage ? { language: line.lang } : {});
    const held = new Set(found.filter(({ isTakenOut }) => !isTakenOut).flatMap(({ holds }) => [...holds]));
    const said = allergens.filter(name => held.has(name));
    return {
      ...line,
      missed: line.allergens.filter(name => !said.includes(name)),
      wrong: said.filter(name => !line.allergens.includes(name) && !line.may.includes(name)),
    };
  });
}

/** Of the allergens that lines hold the share that was missed; of the lines the share with one said that is not there. */
export function scoreLines(read: readonly ReadLine[]) {
  const held = read.reduce((sum, line) => sum + line.allergens.length, 0);
  const missed = read.reduce((sum, line) => sum + line.missed.length, 0);
  return {
    lines: read.length,
    missed: share(missed, held),
    false: share(read.filter(({ wrong }) => wrong.length > 0).length, read.length),
  };
}

export function readCases(cases: readonly AvoidCase[]): ReadCase[] {
  return cases.map(one => {
    const isHit = one.lines.map(line => findAvoided({ ingredients: [line] }, one.avoid).length > 0);
    const texts = (isAsked: (at: number) => boolean) => one.lines.filter((_, at) => isAsked(at));
    return {
      ...one,
      missed: texts(at => one.hits.includes(at) && !isHit[at]),
      wrong: texts(at => Boolean(isHit[at]) && !one.hits.includes(at) && !one.either.includes(at)),
    };
  });
}

/** Of the lines to be found the share that was missed; of the others the share that was found. */
export function scoreCases(read: readonly ReadCase[]) {
  const hits = read.reduce((sum, one) => sum + one.hits.length, 0);
  const others = read.reduce((sum, one) => sum + one.lines.length - one.hits.length - one.either.length, 0);
  return {
    cases: read.length,
    missed: share(
      read.reduce((sum, one) => sum + one.missed.length, 0),
      hits,
    ),
    false: share(
      read.reduce((sum, one) => sum + one.wrong.length, 0),
      others,
    ),
  };
}
