import { isTag } from 'domhandler';
import { type HeadingKind, headingOf } from '../headings/heading-of.ts';
import { type Element, elementsIn } from '../page/parse-page.ts';
import { entriesOf, lineOf, linesOf } from '../page/text-of.ts';
import { type Heading, isHeadingElement, levelOf } from './heading-elements.ts';
import { ingredientLikeness } from './ingredient-likeness.ts';

const mostLines = 120;
const mostLevels = 6;

/** The lines between a heading and the next that is as high, or that begins another part; of a wider block while they are not enough. */
export function linesAfter(heading: Heading, isEnough: (lines: string[]) => boolean): string[] {
  const { element, text, kind } = heading;
  const level = levelOf(element);
  let from: Element = element;
  let first: string[] = [];
  for (let climbed = 0; climbed < mostLevels; climbed += 1) {
    const { lines, lastList, isEnded } = linesBeside(from, { level, kind });
    if (first.length === 0) first = lines;
    const { parent } = from;
    const isTop = !parent || !isTag(parent) || parent.name === 'body';
    const more = lastList && !isTop && !isEnded ? listsBeside(parent, lastList) : [];
    if (isEnough([...lines, ...more])) return [...lines, ...more];
    if (lines.length > 2 || (isEnded && lines.length > 0)) return first;
    if (isTop) return first;
    // A line of the heading's own block, behind a colon, is content too.
    const own = linesOf(parent).filter(line => line !== text);
    if (
      own.length > 0 &&
      !own.some(line => line.length < text.length) &&
      own.length < 3 &&
      parent.name === 'p'
    )
      return own.slice(0, mostLines);
    from = parent;
  }
  return first;
}

interface Beside {
  lines: string[];
  lastList: Element | undefined;
  isEnded: boolean;
}

function linesBeside(from: Element, part: Part): Beside {
  const lines: string[] = [];
  let lastList: Element | undefined;
  for (let node = from.next; node && lines.length < mostLines; node = node.next) {
    if (!isTag(node)) {
      if ('data' in node && node.type === 'text') lines.push(...[node.data.trim()].filter(Boolean));
      continue;
    }
    if (endsPart(node, part, lastList)) return { lines, lastList, isEnded: true };
    const read = untilNextPart(node, part, lastList);
    lines.push(...read.lines);
    lastList = read.lastList ?? lastList;
    if (read.isEnded) return { lines, lastList, isEnded: true };
  }
  return { lines, lastList, isEnded: false };
}

interface Part {
  level: number;
  kind: HeadingKind;
}

const isList = ({ name }: Element) => name === 'ol' || name === 'ul';

/** A list that an offer divides goes on in blocks beside its own, as lists that look the same in the page's code. */
function listsBeside(block: Element, like: Element): string[] {
  const lines: string[] = [];
  for (let node = block.next; node; node = node.next) {
    if (!isTag(node)) continue;
    const entries = entriesOf(node);
    if (entries.length === 0) continue;
    const list = isList(node) ? node : [...elementsIn(node)].find(isList);
    const isLike = list && list.name === like.name && list.attribs.class === like.attribs.class;
    if (!isLike || entriesOf(list).length !== entries.length) break;
    lines.push(...entries);
  }
  return lines;
}

/** The next element beside one that shows something. */
function nextShown(element: Element): Element | undefined {
  for (let node = element.next; node; node = node.next) if (isTag(node) && lineOf(node) !== '') return node;
  return undefined;
}

/** Whether what stands first in a block is a list, and no text. */
function beginsWithList(block: Element, name?: string): boolean {
  for (const element of [block, ...elementsIn(block)]) {
    if (isList(element)) return name === undefined || element.name === name;
    if (element.children.some(child => 'data' in child && child.type === 'text' && child.data.trim() !== ''))
      return false;
  }
  return false;
}

/** Below the heading of the steps, 'Preparation' and 'Cooking' divide them; below that of the ingredients, 'For the sauce'. */
function endsPart(element: Element, { level, kind }: Part, lastList: Element | undefined): boolean {
  if (!isHeadingElement(element)) return false;
  const line = lineOf(element);
  const begun = headingOf(line);
  if (begun !== undefined && begun !== kind) return true;
  const next = nextShown(element);
  if (levelOf(element) <= level)
    return !(
      kind === 'ingredients' &&
      begun === undefined &&
      next &&
      beginsWithList(next) &&
      ingredientLikeness(entriesOf(next)) > 0
    );
  if (kind !== 'steps' || begun === kind) return false;
  // Behind steps in a list what has no list is told by the page, and so is what it asks itself.
  return /[?؟]$/.test(line) || (lastList !== undefined && !(next && beginsWithList(next, lastList.name)));
}

/** Of a block that itself holds a heading which ends the part, the lines before it. */
function untilNextPart(block: Element, part: Part, listAbove: Element | undefined): Beside {
  const lines = entriesOf(block);
  let lastList = isList(block) ? block : undefined;
  for (const inner of elementsIn(block)) {
    if (isList(inner)) lastList = inner;
    if (!endsPart(inner, part, lastList ?? listAbove)) continue;
    const at = lines.indexOf(lineOf(inner));
    if (at >= 0) return { lines: lines.slice(0, at), lastList, isEnded: true };
  }
  return { lines, lastList, isEnded: false };
}
