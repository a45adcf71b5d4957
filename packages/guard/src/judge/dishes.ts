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

function holds(ingredients: readonly Line[], made: 'pork' | 'alcohol') {
  return ingredients.some(line =>
    line.named.some(({ kind, outcome }) => {
      if (outcome === 'cleared' || outcome === 'negated') return false;
      const { reason } = rulingOf(kind);
      return reason === made || (made === 'pork' && reason === 'meat-unspecified');
    }),
  );
}
