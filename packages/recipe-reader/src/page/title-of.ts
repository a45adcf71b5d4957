import { type Document, elementsIn } from './parse-page.ts';
import { lineOf } from './text-of.ts';

/** What a page says of itself in its head, by name. */
function metaOf(page: Document, wanted: string): string {
  for (const { name, attribs } of elementsIn(page))
    if (name === 'meta' && (attribs.property ?? attribs.name) === wanted)
      return (attribs.content ?? '').trim();
  return '';
}

function firstOf(page: Document, wanted: string): string {
  for (const element of elementsIn(page)) {
    if (element.name !== wanted) continue;
    const text = lineOf(element);
    if (text) return text;
  }
  return '';
}

/** What the page is about: its first heading, or the title that it gives to others. */
export const titleOf = (page: Document) =>
  firstOf(page, 'h1') || metaOf(page, 'og:title') || firstOf(page, 'title');

export const siteOf = (page: Document) => metaOf(page, 'og:site_name').slice(0, 100);
