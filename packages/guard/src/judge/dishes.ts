import type { Reason } from '../judgement.ts';
import { type Kind, rulingOf } from '../words/kinds.ts';
import type { Line } from './line.ts';

/** Dishes that are doubtful for what their classic recipe holds, and what that is. */
const classics: Partial<Record<Kind, 'pork' | 'alcohol'>> = {
  porkClassic: 'pork',
  porkBeside: 'pork',
  drinkClassic: 'alcohol',
};

/** A recipe says what is in its dish: a carbonara whose ingredients hold nothing of a pig is no longer in doubt. */
export function clearDishesMadeOf(line: Line, ingredients: readonly Line[]) {
  for (const named of line.named) {
    const made = classics[named.kind];
    if (made && named.outcome === 'stands' && !holds(ingredients, made)) named.outcome = 'cleared';
  }
}

/** An animal that is eaten is an ingredient; in other lines it is a likeness: 'ants on a log', 'snail-shaped', 'leech'. */
const animals: ReadonlySet<Reason> = new Set<Reason>(['carnivore', 'amphibian-reptile', 'insect', 'equine']);
/** One line is hardly the list of a whole dish. */
const fewestIngredients = 2;

export function clearAnimalsOnlyTold(line: Line, ingredients: readonly string[], stated: readonly Line[]) {
  if (ingredients.length < fewestIngredients) return;
  for (const named of line.named) {
    const { reason } = rulingOf(named.kind);
    if (named.outcome !== 'stands' || !animals.has(reason)) continue;
    const isIngredient = stated.some(other =>
      other.named.some(({ kind }) => rulingOf(kind).reason === reason),
    );
    if (!isIngredient) named.outcome = 'cleared';
  }
}

function holds(ingredients: readonly Line[], made: 'pork' | 'alcohol') {
  return ingredients.some(line =>
    line.named.some(({ kind, outcome }) => {
      if (outcome === 'cleared' || outcome === 'negated') return false;
      const { reason } = rulingOf(kind);
      return reason === made || (made === 'pork' && reason === 'meat-unspecified');
    }),
  );
}
