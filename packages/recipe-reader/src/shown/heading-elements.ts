import { isTag } from 'domhandler';
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

export const isHeadingElement = ({ name }: Element) => name in levels;

const mostInside = 12;

function holdsLittle(element: Element): boolean {
  let count = 0;
  for (const _ of elementsIn(element)) {
    count += 1;
    if (count > mostInside) return false;
  }
  return true;
}

/** A block around a heading and a line of its own is not the heading. */
const holdsHeading = (element: Element) =>
  !isHeadingElement(element) &&
  [...elementsIn(element)].some(inner => isHeadingElement(inner) && headingOf(lineOf(inner)) !== undefined);

/** One of several beside each other that switch between parts; what they show is elsewhere. */
function isTab(element: Element, kind: HeadingKind): boolean {
  let item: Element | null = element;
  for (let up = 0; up < 3 && item && item.name !== 'li'; up += 1)
    item = item.parent && isTag(item.parent) ? item.parent : null;
  if (item?.name !== 'li') return false;
  const beside = [item.prev, item.prev?.prev, item.next, item.next?.next];
  return beside.some(node => {
    const other = node && isTag(node) ? headingOf(lineOf(node)) : undefined;
    return other !== undefined && other !== kind;
  });
}

/** What stands on the page like a heading of a recipe's part, the innermost element of each. */
export function headingsOf(page: Document): Heading[] {
  const found: Heading[] = [];
  for (const element of elementsIn(page)) {
    if (!mayBeHeading.has(element.name) || !holdsLittle(element)) continue;
    const text = element.name === 'button' ? '' : lineOf(element);
    const kind = headingOf(text, isHeadingElement(element) ? 'a heading' : 'a line');
    if (!kind) continue;
    if (isTab(element, kind) || holdsHeading(element)) continue;
    const last = found.at(-1);
    // An element around another that says the same is passed over for the outer one, which has the content beside it.
    if (last && last.text === text && isInside(element, last.element)) continue;
    found.push({ element, kind, text });
  }
  return found;
}
