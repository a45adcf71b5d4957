import { expect, test } from '@jest/globals';
import { firstFonts, withFirstFonts } from './first-fonts.ts';

const names = [
  'inter-latin-wght-normal.0a.woff2',
  'inter-plain.1b.woff2',
  'fraunces-latin-wght-normal.2c.woff2',
  'plex-arabic.3d.woff2',
  'plex-arabic-bold.4e.woff2',
  'amiri-arabic-bold.5f.woff2',
  'nastaliq.6a.woff2',
  'main.css',
];
const fontsOf = (language: string) =>
  firstFonts({ getAssets: () => names.map(name => ({ name })) as never }, language);

test.each([
  ['en', ['/inter-latin-wght-normal.0a.woff2', '/fraunces-latin-wght-normal.2c.woff2']],
  ['tr', ['/inter-latin-wght-normal.0a.woff2', '/fraunces-latin-wght-normal.2c.woff2']],
  ['ar', ['/inter-plain.1b.woff2', '/plex-arabic.3d.woff2', '/amiri-arabic-bold.5f.woff2']],
  ['ur', ['/inter-plain.1b.woff2', '/nastaliq.6a.woff2']],
])('a page in %s asks at once for the fonts that it shows first', (language, fonts) => {
  expect(fontsOf(language)).toEqual(fonts);
});

test('the page of a language names its own fonts in the place of the English ones', () => {
  const line = (font: string) =>
    `    <link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>\n`;
  const pageWith = (fonts: string[]) =>
    `<head>\n<link rel="preload" href="/remotes.json" as="fetch">\n${fonts.map(line).join('')}<title>x</title>`;
  const english = pageWith(fontsOf('en'));
  for (const language of ['ar', 'ur', 'fr'])
    expect(withFirstFonts(english, fontsOf(language))).toBe(pageWith(fontsOf(language)));
  expect(withFirstFonts('<title>x</title>', fontsOf('ar'))).toBe('<title>x</title>');
});
