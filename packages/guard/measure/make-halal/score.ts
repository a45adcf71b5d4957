import { judgeRecipe } from '../../src/index.ts';
import { type MadeHalal, makeHalal } from '../../src/make-halal.ts';
import type { MakeHalalCase } from './cases.ts';
import { stillNames } from './still-named.ts';

export type Tried = { tried: MakeHalalCase; made: MadeHalal; fault?: string };

export function tryCase(tried: MakeHalalCase): Tried {
  const { title, ingredients, steps } = tried;
  const made = makeHalal({ title, ingredients, steps });
  return { tried, made, fault: faultOf(tried, made) };
}

const fewestDishes = 3;

function faultOf(tried: MakeHalalCase, made: MadeHalal): string | undefined {
  if (tried.class === 'cannot') {
    if (made.outcome !== 'cannot') return 'taken for one that can be changed';
    return made.dishes.length < fewestDishes ? `only ${made.dishes.length} dishes instead` : undefined;
  }
  if (made.outcome === 'cannot') return `taken for one that cannot be changed, for ${made.because.words}`;
  if (tried.class === 'keep') {
    if (made.outcome === 'unchanged' && made.judgement.verdict === 'halal') return;
    return `not left as it was, for ${made.judgement.findings.map(({ words }) => words).join(', ')}`;
  }
  const left = judgeRecipe(made.recipe).findings.find(({ verdict }) => verdict === 'haram');
  if (left) return `still names ${left.words}`;
  const texts = [made.recipe.title, ...made.recipe.ingredients, ...made.recipe.steps];
  const word = tried.gone.find(gone => texts.some(text => stillNames(text, gone)))?.word;
  return word && `still says ${word}`;
}

/** How many still name something forbidden, and the shares of halal ones left alone and of impossible ones told so. */
export function scoreCases(all: readonly Tried[]) {
  const of = (kind: MakeHalalCase['class']) => all.filter(({ tried }) => tried.class === kind);
  const right = (some: readonly Tried[]) =>
    some.length === 0 ? 1 : some.filter(({ fault }) => fault === undefined).length / some.length;
  const left = of('change').filter(({ fault }) => fault !== undefined).length;
  return { recipes: all.length, left, untouched: right(of('keep')), cannot: right(of('cannot')) };
}
