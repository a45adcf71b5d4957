import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { lettersOfArabic, lettersOfUrdu } from './letters-of-arabic.ts';
import { lettersOfDuas } from './letters-of-duas.ts';

interface Subset {
  /** In src/styles/fonts. */
  file: string;
  /** In node_modules. */
  from: string;
  letters: string;
}

const amiri = '@fontsource/amiri/files/amiri-arabic-400-normal.woff2';
const plex = (weight: number) =>
  `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`;
const inter = (part: string) => `@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`;
const plainLetters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at))}\u00a0£°«·»¼½¾×–—‘’“”…€−`;
const nastaliq = '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2';

/**
 * What nearly every page shows of a face of a hundred kilobytes, as files of a few. Letters of a language that is written
 * with joined letters must all come from one file, so the duas have a family of their own.
 */
export const subsets: readonly Subset[] = [
  { file: 'amiri-duas.woff2', from: amiri, letters: lettersOfDuas },
  // Blessings upon the Prophet, one letter that stands in English sentences.
  { file: 'amiri-salutation.woff2', from: amiri, letters: 'ﷺ' },
  // Loaded where the page is Arabic or Urdu alone.
  { file: 'amiri-arabic-bold.woff2', from: amiri.replace('400', '700'), letters: lettersOfArabic },
  { file: 'plex-arabic.woff2', from: plex(400), letters: lettersOfUrdu },
  { file: 'plex-arabic-bold.woff2', from: plex(600), letters: lettersOfUrdu },
  { file: 'nastaliq.woff2', from: nastaliq, letters: lettersOfUrdu },
  // Digits, signs and plain words within Arabic and Urdu, and the site's name.
  { file: 'inter-plain.woff2', from: inter('latin'), letters: plainLetters },
  {
    file: 'fraunces-name.woff2',
    from: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    letters: 'Sufra',
  },
  {
    file: 'inter-transliteration.woff2',
    from: inter('latin-ext'),
    letters: 'āīūĀĪŪḥḤṣṢḍḌṭṬẓẒʿʾġĠḏḎṯṮḫḪšŠžŽčČğĞşŞİ',
  },
];

const libraries = new URL('../../../node_modules/', import.meta.url);
export const folder = new URL('../src/styles/fonts/', import.meta.url);

export const cut = ({ from, letters }: Subset): Promise<Uint8Array> =>
  subsetFont(readFileSync(new URL(from, libraries)), letters, { targetFormat: 'woff2' });
