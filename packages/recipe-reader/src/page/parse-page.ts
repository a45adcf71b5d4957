import { type ChildNode, type Document, type Element, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';

export type { Document, Element };

export const parsePage = (html: string): Document => parseDocument(html, { decodeEntities: true });

/** All elements below, in the order of the page. Its own stack, for a page may be nested deeper than calls may be. */
export function* elementsIn(root: Document | Element): Generator<Element> {
  const waiting: ChildNode[] = [...root.children].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isTag(node)) yield node;
    if ('children' in node)
      for (let at = node.children.length - 1; at >= 0; at -= 1) waiting.push(node.children[at] as ChildNode);
  }
}

export const wordsOf = (element: Element, attribute: string) =>
  (element.attribs[attribute] ?? '').split(/\s+/).filter(Boolean);

export const isInside = (element: Element, outer: Element) => {
  for (let up = element.parent; up; up = up.parent) if (up === outer) return true;
  return false;
};
