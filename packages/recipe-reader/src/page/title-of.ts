import { type Document, elementsIn } from './parse-page.ts';
import { lineOf } from './text-of.ts';

/** What a page says of itself in its head, by name. */
function metaOf(page: Document, wanted: string): string {
  for (const { name, attribs } of elementsIn(page))
    if (name === 'meta' && (attribs.property ?? attribs.name) === wanted)
      return (attribs.content ?? '').trim();
  return '';
}

function textsOf(page: Document, wanted: string): string[] {
  const texts: string[] = [];
  for (const element of elementsIn(page)) {
    const text = element.name === wanted ? lineOf(element) : '';
    if (text) texts.push(text);
  }
  return texts;
}

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * What the page is about: of its first headings that which it says to others too, for a shop's name or 'Recipes' may be
 * one beside it; else the first, or the title that it gives to others.
 */
export function titleOf(page: Document): string {
  const told = metaOf(page, 'og:title') || (textsOf(page, 'title')[0] ?? '');
  const headings = textsOf(page, 'h1');
  const about = plain(told);
  const [named] = headings
    .filter(heading => about.includes(plain(heading)) || plain(heading).includes(about))
    .sort((one, other) => other.length - one.length);
  return named ?? headings[0] ?? told;
}

export const siteOf = (page: Document) => metaOf(page, 'og:site_name').slice(0, 100);
