import type { Lexicon } from '../lexicon.ts';
import { beers } from './beers.ts';
import { cocktails } from './cocktails.ts';
import { liqueurs } from './liqueurs.ts';
import { spirits } from './spirits.ts';
import { wines } from './wines.ts';

/** Names of drinks that are the same in every language. They take no endings, and no slip is looked for in them. */
export const properNames: Lexicon = {
  language: 'proper-name',
  words: { ...wines, ...spirits, ...liqueurs, ...beers, ...cocktails },
};
