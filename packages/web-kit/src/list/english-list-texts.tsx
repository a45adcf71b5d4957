import type { ListTexts } from './list-texts.ts';

const format = (count: number) => count.toLocaleString('en-US');

/** For lists whose page has no texts of its own yet: it goes with the last of them. */
export const englishListTexts = (noun: string): ListTexts => ({
  failed: <>More {noun} could not be loaded. Please try again.</>,
  first: shown => `The first ${format(shown)} ${noun}`,
  shown: (shown, all) => `${format(shown)} of ${format(all)} ${noun} shown`,
});
