import { isTag } from 'domhandler';
import { readServings } from '../numbers/read-servings.ts';
import type { Document, Element } from '../page/parse-page.ts';
import { lineOf } from '../page/text-of.ts';
import type { ReadRecipe } from '../read-recipe.ts';
import { withoutBullets } from '../text/bullets.ts';
import { bestList } from './best-list.ts';
import { linesAfter } from './content-after.ts';
import { type Heading, headingsOf, isHeadingElement } from './heading-elements.ts';
import { ingredientLikeness } from './ingredient-likeness.ts';
import { listOfFood } from './list-of-food.ts';
import { namedIngredients, namedSteps } from './named-lists.ts';
import { longestMethod, stepsIn } from './steps-shown.ts';
import { untilPart } from './until-part.ts';

type Shown = Pick<ReadRecipe, 'ingredients' | 'instructions' | 'servings'>;

/** The recipe as people see it on the page: what stands under a heading of its ingredients, and under one of its steps. */
export function shownRecipe(page: Document, hasData: boolean): Shown {
  const headings = headingsOf(page);
  const best = bestList(headings, hasData);
  const after = best ? headings.indexOf(best.heading) : -1;
  const named = best ? [] : listOnly(namedIngredients(page));
  const found = hasData || best || named.length > 0 ? undefined : listOfFood(page);
  const steps = [
    () => stepsUnder(headings, after),
    () => stepsIn(namedSteps(page)),
    () => stepsIn(best?.rest ?? []),
    () => (found ? stepsBehind(found.element) : []),
    () => (hasData ? [] : longestMethod(page)),
  ];
  return {
    ingredients: best?.lines ?? (found ? withoutBullets(found.lines) : named),
    instructions: firstOf(steps),
    servings: best ? readServings(best.heading.text) : null,
  };
}

function firstOf(ways: (() => string[])[]): string[] {
  for (const way of ways) {
    const lines = way();
    if (lines.length > 0) return lines;
  }
  return [];
}

/** Each dish of a meal has a heading of its own, in the same words and shape: 'How to make the syrup', 'How to make the cake'. */
function stepsUnder(headings: Heading[], after: number): string[] {
  const inOrder = [...headings.slice(after + 1), ...headings.slice(0, Math.max(after, 0))];
  const isEnough = (lines: string[]) => stepsIn(untilPart(lines, ['after', 'ingredients'])).length > 0;
  for (const heading of inOrder) {
    if (heading.kind !== 'steps') continue;
    const steps = stepsOf(heading, isEnough);
    if (steps.length === 0) continue;
    const alike = inOrder
      .slice(inOrder.indexOf(heading) + 1)
      .filter(other => isAlike(other, heading))
      .map(other => ({ other, lines: stepsOf(other, isEnough) }))
      .filter(({ lines }) => lines.length > 0 && !lines.some(line => steps.includes(line)));
    if (alike.length === 0) return steps;
    return [heading.text, ...steps, ...alike.flatMap(({ other, lines }) => [other.text, ...lines])];
  }
  return [];
}

const stepsOf = (heading: Heading, isEnough: (lines: string[]) => boolean) =>
  stepsIn(untilPart(linesAfter(heading, isEnough), ['after', 'ingredients']));

const isAlike = (one: Heading, other: Heading) =>
  one.kind === other.kind &&
  isHeadingElement(one.element) &&
  one.element.name === other.element.name &&
  one.element.attribs.class === other.element.attribs.class &&
  one.text !== other.text &&
  one.text.split(' ').slice(0, 2).join(' ') === other.text.split(' ').slice(0, 2).join(' ');

/** Below a list without a heading what follows it, under a heading in any words. */
function stepsBehind(list: Element): string[] {
  const accept = (lines: string[]) => stepsIn(lines).length > 0;
  for (let from: Element = list, climbed = 0; climbed < 4; climbed += 1) {
    for (let node = from.next; node; node = node.next) {
      if (!isTag(node) || lineOf(node) === '') continue;
      const heading: Heading = isHeadingElement(node)
        ? { element: node, kind: 'steps', text: lineOf(node) }
        : { element: from, kind: 'steps', text: '' };
      const steps = stepsOf(heading, accept);
      if (steps.length > 0) return steps;
      break;
    }
    if (!from.parent || !isTag(from.parent) || from.parent.name === 'body') return [];
    from = from.parent;
  }
  return [];
}

const listOnly = (lines: string[]) => (ingredientLikeness(lines) > 0 ? withoutBullets(lines) : []);
