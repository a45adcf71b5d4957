import { type ChildNode, type Document, DomHandler, type Element, isTag } from 'domhandler';
import { Parser } from 'htmlparser2';

export type { Document, Element };

// Browsers draw some five hundred; what is deeper is no page, and costs more with each level.
const deepest = 1_000;
const pieceLength = 8_192;

class CountingHandler extends DomHandler {
  get depth() {
    return this.tagStack.length;
  }
}

/** Reads on until it is deeper than a page may be; what has been read by then is the page. */
export function parsePage(html: string): Document {
  const handler = new CountingHandler();
  const parser = new Parser(handler, { decodeEntities: true });
  for (let at = 0; at < html.length && handler.depth < deepest; at += pieceLength)
    parser.write(html.slice(at, at + pieceLength));
  parser.end();
  return handler.root;
}

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

/** Those of some elements that hold no other of them. */
export function innermostOf(elements: readonly Element[]): Element[] {
  const innermost = new Set(elements);
  for (const element of elements)
    for (let up = element.parent; up; up = up.parent) innermost.delete(up as Element);
  return [...innermost];
}
