import { isTag } from 'domhandler';
import { type HeadingKind, headingOf } from '../headings/heading-of.ts';
import { type Element, elementsIn } from '../page/parse-page.ts';
import { entriesOf, lineOf, linesOf } from '../page/text-of.ts';
import { type Heading, levelOf } from './heading-elements.ts';

const mostLines = 120;

/** The lines between a heading and the next that is as high, or that begins another part. */
export function linesAfter({ element, text, kind }: Heading): string[] {
  const level = levelOf(element);
  let from: Element = element;
  for (let climbed = 0; climbed < 6; climbed += 1) {
    const lines = linesBeside(from, { level, kind });
    if (lines.length > 0) return lines;
    const { parent } = from;
    if (!parent || !isTag(parent) || parent.name === 'body') return [];
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
  return [];
}

function linesBeside(from: Element, part: Part): string[] {
  const lines: string[] = [];
  for (let node = from.next; node && lines.length < mostLines; node = node.next) {
    if (!isTag(node)) {
      if ('data' in node && node.type === 'text') lines.push(...[node.data.trim()].filter(Boolean));
      continue;
    }
    if (endsPart(node, part)) break;
    const read = untilNextPart(node, part);
    lines.push(...read.lines);
    if (read.isEnded) break;
  }
  return lines;
}

interface Part {
  level: number;
  kind: HeadingKind;
}

/** Below the heading of the steps, 'Preparation' and 'Cooking' divide them. */
function endsPart(element: Element, { level, kind }: Part): boolean {
  if (!/^h[1-6]$/.test(element.name)) return false;
  if (levelOf(element) <= level) return true;
  const begun = headingOf(lineOf(element));
  return begun !== undefined && begun !== kind;
}

/** Of a block that itself holds a heading which ends the part, the lines before it. */
function untilNextPart(block: Element, part: Part): { lines: string[]; isEnded: boolean } {
  const lines = entriesOf(block);
  for (const inner of elementsIn(block)) {
    if (!endsPart(inner, part)) continue;
    const at = lines.indexOf(lineOf(inner));
    if (at >= 0) return { lines: lines.slice(0, at), isEnded: true };
  }
  return { lines, isEnded: false };
}
