import { type Document, elementsIn } from './parse-page.ts';
import { lineOf } from './text-of.ts';

/** What the page says that it is about: its first heading, or the title that it gives to others. */
export function titleOf(page: Document): string {
  const found = { h1: '', shared: '', title: '' };
  for (const element of elementsIn(page)) {
    const { name, attribs } = element;
    if (name === 'h1') found.h1 ||= lineOf(element);
    if (name === 'title') found.title ||= lineOf(element);
    if (name === 'meta' && (attribs.property ?? attribs.name) === 'og:title')
      found.shared ||= (attribs.content ?? '').trim();
  }
  return found.h1 || found.shared || found.title;
}
