import { ownDigitsOf, writeDigits } from '@sufra/texts/digits';

/*
 * A script of its own (before-paint.ts asks for it), which only readers fetch who chose the digits of their language. It
 * writes them where a text stands in the page, whichever slice put it there: what a form sends, and what is code, stays as it is.
 */

/** How style sheets name them, for the numbers of lists. */
const inStyles = { arab: 'arabic-indic', arabext: 'persian' };

const untouched =
  'script, style, textarea, code, kbd, samp, pre, [translate="no"], option:not([value]), [contenteditable]:not([contenteditable="false"])';
/** What is heard, or seen where a picture or a field is empty. */
const attributes = ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder'];

const digitsFor = (element: Element) => {
  if (element.closest(untouched)) return undefined;
  // Of the words themselves: a post in English on an Arabic page is English.
  return ownDigitsOf(element.closest('[lang]')?.getAttribute('lang') ?? '');
};

function writeText(text: Text) {
  if (!/\d/.test(text.data) || !text.parentElement) return;
  const digits = digitsFor(text.parentElement);
  if (!digits) return;
  const written = writeDigits(text.data, digits);
  // Writing what stands there already would be another change to look at.
  if (written !== text.data) text.data = written;
}

function writeAttributes(element: Element) {
  for (const name of attributes) {
    const value = element.getAttribute(name);
    if (value === null || !/\d/.test(value)) continue;
    const digits = digitsFor(element);
    const written = digits ? writeDigits(value, digits) : value;
    if (written !== value) element.setAttribute(name, written);
  }
}

function writeWithin(node: Node) {
  if (node instanceof Text) return writeText(node);
  if (!(node instanceof Element)) return;
  const nodes = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let each: Node | null = node; each; each = nodes.nextNode()) {
    if (each instanceof Text) writeText(each);
    else if (each instanceof Element) writeAttributes(each);
  }
}

function follow(changes: MutationRecord[]) {
  for (const { type, target, addedNodes } of changes) {
    if (type === 'childList') addedNodes.forEach(writeWithin);
    else if (target instanceof Text) writeText(target);
    else if (target instanceof Element) writeAttributes(target);
  }
}

const root = document.documentElement;
const own = ownDigitsOf(root.lang);
if (own) root.style.setProperty('--digits', inStyles[own]);
new MutationObserver(follow).observe(document, {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: attributes,
});
writeWithin(root);
