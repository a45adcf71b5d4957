import type { PlacedFinding, SharedRecipe } from '@sufra/contracts';
import { sayHeld } from '../schools/say-held.ts';
import { saySubstitute } from '../substitutes/say-substitute.ts';
import { t } from '../texts/text.ts';
import { isNoLongerHalal } from './line-warnings.ts';

/** One thing that is not halal, wherever in the recipe it stands. */
export interface ForbiddenThing {
  words: string;
  reason: string;
  use: string[];
  /** The first place: an ingredient as it is written, or where else to look. */
  line: string;
  /** The others: 'the title', 'step 2'. */
  alsoIn: string[];
}

type Judged = Pick<SharedRecipe, 'halal' | 'ingredients'>;

// What is bought first, then what is done with it, then what is said of it.
const order: PlacedFinding['part'][] = ['ingredients', 'steps', 'title', 'description', 'notes', 'tags'];

/** In the page's language as far as it is known: what shows them uses `useSubstitutes` and `useHeld`. Each thing once, those of the ingredients first; 'bacon' in a step is the 'smoked bacon' of an ingredient. */
export function forbiddenThings(recipe: Judged): ForbiddenThing[] {
  if (!isNoLongerHalal(recipe)) return [];
  const things: (ForbiddenThing & { rule: number })[] = [];
  const findings = order.flatMap(part => recipe.halal.forbidden.filter(finding => finding.part === part));
  for (const finding of findings) {
    const known = things.find(thing => thing.rule === finding.rule && isSame(thing.words, finding.words));
    if (!known) {
      const { words, reason, use, rule } = finding;
      things.push({
        words,
        reason: sayHeld(reason),
        use: use.map(saySubstitute),
        rule,
        line: lineOf(finding, recipe),
        alsoIn: [],
      });
    } else {
      const place = placeOf(finding);
      if (known.line !== lineOf(finding, recipe) && !known.alsoIn.includes(place)) known.alsoIn.push(place);
    }
  }
  return things.map(({ rule: _, ...thing }) => thing);
}

function isSame(one: string, other: string) {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
}

const lineOf = (finding: PlacedFinding, { ingredients }: Judged) =>
  (finding.part === 'ingredients' && ingredients[finding.index]) ||
  t('recipe.forbidden.in', { words: finding.words, place: placeOf(finding) });

function placeOf({ part, index }: PlacedFinding) {
  switch (part) {
    case 'ingredients':
      return t('recipe.forbidden.ingredient', { number: index + 1 });
    case 'steps':
      return t('recipe.forbidden.step', { number: index + 1 });
    case 'title':
      return t('recipe.forbidden.title');
    case 'description':
      return t('recipe.forbidden.description');
    case 'notes':
      return t('recipe.forbidden.notes');
    case 'tags':
      return t('recipe.forbidden.tags');
  }
}
