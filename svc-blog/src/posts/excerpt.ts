import { textOf } from '@sufra/contracts';

const longest = 200;
// Looked for where a run of them begins alone, not again at each of its signs.
const signsAtEnd = /(?<![\s.,;:!?–—-])[\s.,;:!?–—-]+$/;
/** The beginning of a post's text, ended at a word. */
export function excerptOf(html: string): string {
  const text = textOf(html);
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const lastSpace = cut.lastIndexOf(' ');
  const words = lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut.replace(/[\uD800-\uDBFF]$/, '');
  return `${words.replace(signsAtEnd, '')} …`;
}
