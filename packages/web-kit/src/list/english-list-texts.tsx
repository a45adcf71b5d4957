import type { ListTexts } from './list-texts.ts';

const format = (count: number) => count.toLocaleString('en-US');

/** For lists whose page has no texts of its own yet: it goes with the last of them. */
export const englishListTexts = (noun = ''): ListTexts => ({
  failed: <>More {noun} could not be loaded. Please try again.</>,
  shown: (shown, all) =>
    all === undefined
      ? `The first ${format(shown)} ${noun}`
      : `${format(shown)} of ${format(all)} ${noun} shown`,
});
