import { hasStepNumber, withoutBullets } from '../text/bullets.ts';
import { splitAtCommas } from '../text/split-at-commas.ts';
import { linesAfter } from './content-after.ts';
import type { Heading } from './heading-elements.ts';
import { ingredientLikeness } from './ingredient-likeness.ts';
import { stepsIn } from './steps-shown.ts';
import { untilPart } from './until-part.ts';

const longestLine = 250;
const longestFood = 120;
/** Two lines with their amounts; before it a page may count people and minutes. */
const enough = 2;

interface FoodList {
  heading: Heading;
  lines: string[];
  /** What stands below it without a heading of its own. */
  rest: string[];
  likeness: number;
}

/** Of all that stands under such a heading (a menu, a shop, the recipe) what looks most like a list of food. */
export function bestList(headings: Heading[], hasData: boolean): FoodList | undefined {
  let best: FoodList | undefined;
  for (const heading of headings) {
    if (heading.kind !== 'ingredients') continue;
    const food = foodIn(
      linesAfter(heading, lines => foodIn(lines, hasData).likeness >= enough),
      hasData,
    );
    if (food.likeness > 0 && (!best || food.likeness > best.likeness)) best = { heading, ...food };
  }
  return best;
}

function foodIn(under: string[], hasData: boolean): Omit<FoodList, 'heading'> {
  const listed = untilPart(under, ['after', 'steps', 'ingredients']);
  const end = toldFrom(listed);
  const above = withTheirAmounts(listed.slice(0, end));
  // What its own data divides is not divided by us.
  const list = hasData ? above : atCommas(above);
  const lines = withoutBullets(list).filter(line => /\p{L}/u.test(line) && line.length <= longestLine);
  return { lines, rest: listed.slice(end), likeness: ingredientLikeness(lines) };
}

/** Where a list without another heading goes over into what to do: two sentences, or steps that are counted. */
function toldFrom(lines: string[]): number {
  const isTold = (line: string) =>
    (hasStepNumber(line) && line.length > 30) || (line.length > longestFood && /[.!…]$/.test(line));
  const at = lines.findIndex(
    (line, index) => index > 0 && isTold(line) && lines.slice(index + 1).some(isTold),
  );
  const rest = at < 0 ? [] : lines.slice(at);
  return stepsIn(rest).length > 1 ? at : lines.length;
}

const amountOnly =
  /^(?:\p{Nd}|[½¼¾⅓⅔⅛])[\p{Nd}½¼¾⅓⅔⅛\s/.,–-]{0,8}(?:\p{L}{1,4}\.?|cups?|tablespoons?|teaspoons?|ounces?|pounds?|gramm?)?$/iu;

/** A table of blocks: the amount in one line, the food in the next, or in that before it. */
function withTheirAmounts(lines: string[]): string[] {
  const amounts = lines.filter(line => amountOnly.test(line)).length;
  if (amounts < 2 || amounts < lines.length * 0.3) return lines;
  const isBefore = amountOnly.test(
    lines.find((line, at) => amountOnly.test(line) || amountOnly.test(lines[at + 1] ?? '')) ?? '',
  );
  const joined: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line = '', next = ''] = [lines[at], lines[at + 1]];
    const isPair = isBefore
      ? amountOnly.test(line) && next !== '' && !amountOnly.test(next)
      : !amountOnly.test(line) && amountOnly.test(next);
    joined.push(isPair ? (isBefore ? `${line} ${next}` : `${next} ${line}`) : line);
    if (isPair) at += 1;
  }
  return joined;
}

/** A list in one line, with commas between. */
function atCommas(lines: string[]): string[] {
  const long = lines.find(line => line.length > 80);
  if (!long || ingredientLikeness(lines) > 1) return lines;
  const parts = splitAtCommas(long.replace(/\.$/, ''));
  return parts.length > 3 && ingredientLikeness(parts) > 1 ? parts : lines;
}
