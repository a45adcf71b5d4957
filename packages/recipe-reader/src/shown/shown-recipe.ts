import { type HeadingKind, headingOf } from '../headings/heading-of.ts';
import { readServings } from '../numbers/read-servings.ts';
import type { Document } from '../page/parse-page.ts';
import type { ReadRecipe } from '../read-recipe.ts';
import { withoutBullets, withoutStepNumber } from '../text/bullets.ts';
import { splitSteps } from '../text/split-steps.ts';
import { linesAfter } from './content-after.ts';
import { type Heading, headingsOf } from './heading-elements.ts';
import { ingredientLikeness } from './ingredient-likeness.ts';
import { namedIngredients, namedSteps } from './named-lists.ts';

type Shown = Pick<ReadRecipe, 'ingredients' | 'instructions' | 'servings'>;

const longestLine = 250;
const countOnly = /^(?:\p{L}{1,12}\s?)?\p{Nd}{1,2}[.:)]?$/u;

/** The recipe as people see it on the page: what stands under a heading of its ingredients, and under one of its steps. */
export function shownRecipe(page: Document): Shown {
  const headings = headingsOf(page);
  const best = bestList(headings);
  const after = best ? headings.indexOf(best.heading) : -1;
  return {
    ingredients: best?.lines ?? listOnly(namedIngredients(page)),
    instructions: orElse(stepsUnder(headings, after), () => stepsIn(namedSteps(page))),
    servings: best ? readServings(best.heading.text) : null,
  };
}

/** Of all that stands under such a heading (a menu, a shop, the recipe) what looks most like a list of food. */
function bestList(headings: Heading[]) {
  let best: { heading: Heading; lines: string[]; likeness: number } | undefined;
  for (const heading of headings) {
    if (heading.kind !== 'ingredients') continue;
    const listed = untilPart(linesAfter(heading), ['after', 'steps', 'ingredients']);
    const lines = withoutBullets(listed).filter(line => /\p{L}/u.test(line) && line.length <= longestLine);
    const likeness = ingredientLikeness(lines);
    if (likeness > 0 && (!best || likeness > best.likeness)) best = { heading, lines, likeness };
  }
  return best;
}

function stepsUnder(headings: Heading[], after: number): string[] {
  const inOrder = [...headings.slice(after + 1), ...headings.slice(0, Math.max(after, 0))];
  for (const heading of inOrder) {
    if (heading.kind !== 'steps') continue;
    const steps = stepsIn(untilPart(linesAfter(heading), ['after', 'ingredients']));
    if (steps.length > 0) return steps;
  }
  return [];
}

/** A method has sentences; what has none is a menu. */
function stepsIn(lines: string[]): string[] {
  const told = lines.filter(line => !countOnly.test(line) && headingOf(line) !== 'steps');
  const steps = (told.length === 1 ? splitSteps(told[0] ?? '') : told)
    .map(withoutStepNumber)
    .filter(step => /\p{L}/u.test(step));
  return steps.join(' ').length >= 60 && steps.some(step => step.length >= 30) ? steps : [];
}

const orElse = (lines: string[], others: () => string[]) => (lines.length > 0 ? lines : others());

const listOnly = (lines: string[]) => (ingredientLikeness(lines) > 0 ? withoutBullets(lines) : []);

/** A line that begins another part ends this one; a first one that says the part again is passed over. */
function untilPart(lines: string[], ending: HeadingKind[]): string[] {
  const ends = (line: string) => {
    const kind = headingOf(line);
    return kind !== undefined && ending.includes(kind);
  };
  const from = lines.findIndex(line => !ends(line));
  const rest = lines.slice(Math.max(from, 0));
  const to = rest.findIndex(ends);
  return to < 0 ? rest : rest.slice(0, to);
}
