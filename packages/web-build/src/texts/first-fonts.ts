import type { Compilation } from 'webpack';

const latin = /^(?:inter|fraunces)-latin-wght-normal\./;
const byLanguage: Record<string, RegExp> = {
  ar: /^(?:plex-arabic|amiri-arabic-bold|inter-plain)\./,
  ur: /^(?:nastaliq|inter-plain)\./,
};

/** The fonts of every first screen in a language, so that its page can ask for them before the style sheet has come. */
export const firstFonts = (compilation: Pick<Compilation, 'getAssets'>, language: string): string[] =>
  compilation
    .getAssets()
    .map(({ name }) => name)
    .filter(name => (byLanguage[language] ?? latin).test(name))
    .map(name => `/${name}`);

/** The English page with the fonts of another language in the place of its own. */
export function withFirstFonts(page: string, fonts: readonly string[]): string {
  const [first = '', ...others] = page.match(/^ *<link rel="preload" href="[^"]*" as="font".*\n/gm) ?? [];
  const lines = fonts.map(font => first.replace(/href="[^"]*"/, () => `href="${font}"`));
  const without = others.reduce((text, line) => text.replace(line, ''), page);
  return first ? without.replace(first, () => lines.join('')) : page;
}
