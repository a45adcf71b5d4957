import { headingOf } from '../headings/heading-of.ts';
import { readMinutes } from '../numbers/read-minutes.ts';
import { type Document, elementsIn, innermostOf } from '../page/parse-page.ts';
import { entriesOf } from '../page/text-of.ts';
import { withoutStepNumber } from '../text/bullets.ts';
import { splitSteps } from '../text/split-steps.ts';

const countOnly = /^(?:\p{L}{1,12}\s?)?\p{Nd}{1,2}[.:)]?$/u;
const bareNumber = /^(\p{Nd}{1,2})\s+(?=\p{L})/u;
const longestLabel = 40;
const shortestSaidTwice = 30;

/** A method has sentences; what has none is a menu. */
export function stepsIn(lines: string[]): string[] {
  const told = withoutBareNumbers(
    behindTimes(lines).filter(line => !countOnly.test(line) && headingOf(line) !== 'steps'),
  );
  const steps = (told.length === 1 ? splitSteps(told[0] ?? '') : saidOnce(told))
    .map(withoutStepNumber)
    .filter(step => /\p{L}/u.test(step));
  return steps.join(' ').length >= 60 && steps.some(step => step.length >= 30) ? steps : [];
}

/** Times and the like above the steps ('Prep: 15 min') are a panel of the page, up to a heading of the steps themselves. */
function behindTimes(lines: string[]): string[] {
  const named = lines.findLastIndex(line => headingOf(line) === 'steps');
  const above = named > 0 && lines.slice(0, named).every(({ length }) => length <= longestLabel);
  const rest = above ? lines.slice(named + 1) : lines;
  const from = rest.findIndex((line, at) => !isTime(line) && !isLabelOfTime(line, rest[at + 1]));
  return from > 0 ? rest.slice(from) : rest;
}

const isTime = (line: string) =>
  line.length <= longestLabel &&
  line.split(' ').length <= 6 &&
  readMinutes(line.replace(/^[^\p{Nd}]+/u, '')) !== null;
const isLabelOfTime = (line: string, next = '') =>
  line.length <= longestLabel && !/[.!]$/.test(line) && /^\p{Nd}/u.test(next) && isTime(next);

/** '1 Chop the onion', '2 Fry it': numbers without a sign, where they count up. */
function withoutBareNumbers(lines: string[]): string[] {
  let counted = 0;
  const numbered = lines.filter(line => bareNumber.test(line));
  const isCounting = numbered.every(line => {
    const value = Number(bareNumber.exec(line)?.[1]);
    const isNext = value === counted + 1 || value === 1;
    counted = value;
    return isNext;
  });
  return isCounting && numbered.length > 1 && numbered.length >= lines.length / 2
    ? lines.map(line => line.replace(bareNumber, ''))
    : lines;
}

/** Pages for two widths say all steps twice, and show one of them. */
function saidOnce(lines: string[]): string[] {
  const seen = new Set<string>();
  return lines.filter(line => {
    if (line.length < shortestSaidTwice) return true;
    const isNew = !seen.has(line);
    seen.add(line);
    return isNew;
  });
}

const fewestSigns = 35;

/** On a page without a heading above its steps: the longest numbered list that tells something. */
export function longestMethod(page: Document): string[] {
  let best: string[] = [];
  for (const element of innermostOf([...elementsIn(page)].filter(({ name }) => name === 'ol'))) {
    if (/comment|breadcrumb|review/i.test(element.attribs.class ?? '')) continue;
    const steps = stepsIn(entriesOf(element));
    const isTold = steps.length > 1 && steps.join('').length >= steps.length * fewestSigns;
    if (isTold && steps.join('').length > best.join('').length) best = steps;
  }
  return best;
}
