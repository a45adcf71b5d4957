import { type HeadingKind, headingOf } from '../headings/heading-of.ts';
import { type Document, type Element, elementsIn, isInside } from '../page/parse-page.ts';
import { lineOf } from '../page/text-of.ts';

export interface Heading {
  element: Element;
  kind: HeadingKind;
  text: string;
}

const levels: Record<string, number> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 };
const mayBeHeading = new Set([
  'p',
  'div',
  'span',
  'strong',
  'b',
  'legend',
  'dt',
  'caption',
  'summary',
  'th',
  'td',
  'a',
  'label',
  'u',
  'em',
  'button',
  'li',
  'font',
  'center',
  ...Object.keys(levels),
]);

/** How high a heading is; what is only written like one is below all of them. */
export const levelOf = (element: Element) => levels[element.name] ?? 7;

const mostInside = 12;

function holdsLittle(element: Element): boolean {
  let count = 0;
  for (const _ of elementsIn(element)) {
    count += 1;
    if (count > mostInside) return false;
  }
  return true;
}

/** What stands on the page like a heading of a recipe's part, the innermost element of each. */
export function headingsOf(page: Document): Heading[] {
  const found: Heading[] = [];
  for (const element of elementsIn(page)) {
    if (!mayBeHeading.has(element.name) || !holdsLittle(element)) continue;
    const text = element.name === 'button' ? '' : lineOf(element);
    const kind = headingOf(text, levelOf(element) < 7 ? 'begins or ends' : 'begins');
    if (!kind) continue;
    const last = found.at(-1);
    // An element around another that says the same is passed over for the outer one, which has the content beside it.
    if (last && last.text === text && isInside(element, last.element)) continue;
    found.push({ element, kind, text });
  }
  return found;
}
