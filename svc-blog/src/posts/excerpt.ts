const longest = 200;

const block =
  /<\/?(?:p|h[1-6]|ul|ol|li|blockquote|pre|div|table|tr|td|th|figure|figcaption|hr|br)\b[^<>]*>/gi;
const tag = /<[^<>]*>/g;
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
// Looked for where a run of them begins alone, not again at each of its signs.
const signsAtEnd = /(?<![\s.,;:!?–—-])[\s.,;:!?–—-]+$/;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decode(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return named[name.toLowerCase()] ?? whole;
  const point = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
}

/** What a reader would see: blocks are parted by a space, words inside a block are not. */
export const textOf = (html: string) =>
  html.replace(block, ' ').replace(tag, '').replace(entity, decode).replace(/\s+/g, ' ').trim();

/** The beginning of a post's text, ended at a word. */
export function excerptOf(html: string): string {
  const text = textOf(html);
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const lastSpace = cut.lastIndexOf(' ');
  const words = lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut.replace(/[\uD800-\uDBFF]$/, '');
  return `${words.replace(signsAtEnd, '')} …`;
}
