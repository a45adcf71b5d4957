const block =
  /<\/?(?:p|h[1-6]|ul|ol|li|blockquote|pre|div|table|tr|td|th|figure|figcaption|hr|br)\b[^<>]*>/gi;
const tag = /<[^<>]*>/g;
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decode(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return named[name.toLowerCase()] ?? whole;
  const point = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
}

/** What a reader would see: blocks are parted by a space, words inside a block are not. */
export const textOf = (html: string) =>
  html.replace(block, ' ').replace(tag, '').replace(entity, decode).replace(/\s+/g, ' ').trim();

/** What most people read of an easy text in a minute. */
const wordsPerMinute = 220;

export function readingMinutes(html: string): number {
  const words = textOf(html).split(' ').length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
