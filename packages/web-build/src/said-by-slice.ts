import { drawIn } from '@sufra/texts/page-language';
import type { SliceDefinition } from './definition.ts';

interface PageWords {
  /** Empty where the page is called by the site's name and motto. */
  title: string;
  tagline?: string;
  description: string;
  /** Of its image. */
  alt?: string;
}

type PageSaid = Omit<PageWords, 'alt'> & {
  path: string;
  image?: { path: string; alt: string };
  translations?: Record<string, PageWords>;
};

/** The words of slice.json, in English, and beside them in the languages that the slice has. */
export interface SaidBySlice {
  title: string;
  titles?: Record<string, string>;
  pages?: PageSaid[];
  feed?: { path: string; title: string; call: string; titles?: Record<string, string> };
}

type Page = NonNullable<SliceDefinition['pages']>[number];

const wordsOf = ({ title, tagline, description, image }: Page): PageWords => ({
  title: title?.() ?? '',
  ...(tagline && { tagline: tagline() }),
  description: description(),
  ...(image && { alt: image.alt() }),
});

function pageSaid(page: Page, inEach: <Said>(say: () => Said) => Record<string, Said> | undefined): PageSaid {
  const { alt = '', ...words } = wordsOf(page);
  const translations = inEach(() => wordsOf(page));
  return {
    ...{ path: page.path, ...words },
    ...(page.image && { image: { path: page.image.path, alt } }),
    ...(translations && { translations }),
  };
}

/** Asks the definition for its words in one language after the other. */
export function saidBySlice(
  { title, pages, feed }: SliceDefinition,
  languages: readonly string[],
): SaidBySlice {
  const inEach = <Said>(say: () => Said): Record<string, Said> | undefined => {
    if (languages.length === 0) return undefined;
    const said = Object.fromEntries(
      languages.map(language => {
        drawIn(language);
        return [language, say()];
      }),
    );
    drawIn('en');
    return said;
  };
  drawIn('en');
  const titles = inEach(title);
  const feedTitles = feed && inEach(feed.title);
  return {
    title: title(),
    ...(titles && { titles }),
    ...(pages && { pages: pages.map(page => pageSaid(page, inEach)) }),
    ...(feed && { feed: { ...feed, title: feed.title(), ...(feedTitles && { titles: feedTitles }) } }),
  };
}
