import { english } from '../front-end/english.ts';
import { pathIn } from './addressed.ts';

interface Page {
  path: string;
  /** Of its content, where that is in one language alone. */
  language?: string | undefined;
  translations?: { language: string; path: string }[] | undefined;
}

interface Where {
  origin: string;
  languages: readonly string[];
}

type Alternate = readonly [hreflang: string, address: string];

/**
 * Where a page's content is in each language, and for readers of all others. A page whose content is in one language is found
 * at the address of that language alone; one without any other language has no alternates.
 */
export function alternatesOf(
  { path, language, translations = [] }: Page,
  { origin, languages }: Where,
): Alternate[] {
  const inEach = language
    ? [{ language, path }, ...translations]
    : languages.map(each => ({ language: each, path }));
  if (inEach.length < 2) return [];
  const addresses = inEach.map(
    (each): Alternate => [each.language, origin + pathIn(each.language, each.path)],
  );
  const [, ofOthers = ''] = addresses.find(([each]) => each === english) ?? addresses[0] ?? [];
  return [...addresses, ['x-default', ofOthers]];
}
