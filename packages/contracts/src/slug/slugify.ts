import { transliterate } from './transliterate.ts';

const longest = 80;

/** What an address says of a title: plain letters, digits and hyphens. Who writes sees it before the service makes it. */
export function slugify(title: string): string {
  const words = transliterate(title)
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼ`]+/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > longest) break;
    slug = longer;
  }
  return slug || words[0]?.slice(0, longest) || 'post';
}
