import { type ChildNode, isTag, isText } from 'domhandler';
import { cleanLines } from '../clean-text.ts';
import { type Document, type Element, elementsIn } from './parse-page.ts';

const notShown = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'select',
  'button',
  'textarea',
  'head',
  'audio',
  'video',
  'figcaption',
]);
const withLinesOfTheirOwn = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'br',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'li',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'thead',
  'tr',
  'ul',
  'title',
]);

const isHidden = ({ name, attribs }: Element) => notShown.has(name) || 'hidden' in attribs;

/** The text as it is shown: a new line for each block, cells of a table beside each other; what is one line is said by `isOne`. */
export function textOf(root: Document | Element, isOne?: (element: Element) => boolean): string {
  if ('name' in root && isHidden(root)) return '';
  const parts: string[] = [];
  const waiting: (ChildNode | string)[] = [...root.children].reverse();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node === 'string') parts.push(node);
    else if (isText(node)) parts.push(node.data.replaceAll(/\s+/g, ' '));
    else if (isTag(node) && !isHidden(node)) {
      if (node !== root && isOne?.(node)) {
        parts.push('\n', lineOf(node), '\n');
        continue;
      }
      const around = withLinesOfTheirOwn.has(node.name)
        ? '\n'
        : node.name === 'td' || node.name === 'th'
          ? ' '
          : '';
      if (around) waiting.push(around);
      // Cells that a style sets apart: an amount, its unit and the food, each in a span of its own.
      else if (node.name === 'span' && node.next && isTag(node.next) && node.next.name === 'span')
        waiting.push(' ');
      for (let at = node.children.length - 1; at >= 0; at -= 1) waiting.push(node.children[at] as ChildNode);
      if (around) waiting.push(around);
    }
  }
  return parts.join('');
}

export const linesOf = (root: Document | Element) => cleanLines(textOf(root));
export const lineOf = (root: Document | Element) => linesOf(root).join(' ');

const isEntry = (element: Element) => {
  if (element.name !== 'li' && element.name !== 'tr') return false;
  for (const inner of elementsIn(element)) if (inner.name === 'li' || inner.name === 'tr') return false;
  return true;
};

/** A list has one line for each item, whatever blocks the item is made of. */
export const entriesOf = (block: Element) =>
  isEntry(block) ? [lineOf(block)].filter(Boolean) : cleanLines(textOf(block, isEntry));
