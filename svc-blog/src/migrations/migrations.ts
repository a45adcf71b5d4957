import type { Migration } from '@sufra/service-kit';
import type { BlogStore } from '../posts/blog-store.ts';
import { preparePosts } from './001-prepare-posts.ts';
import { indexPartsOfWords } from './002-index-parts-of-words.ts';
import { foldSearches } from './003-fold-searches.ts';
import { nameLanguages } from './004-name-languages.ts';
import { straightenWords } from './005-straighten-words.ts';

export const migrations = (store: BlogStore): Migration[] => [
  { number: 1, name: 'prepare posts', run: stopping => preparePosts(store, stopping) },
  { number: 2, name: 'index parts of words', run: stopping => indexPartsOfWords(store, stopping) },
  { number: 3, name: 'fold searches', run: stopping => foldSearches(store, stopping) },
  { number: 4, name: 'name languages', run: stopping => nameLanguages(store, stopping) },
  { number: 5, name: 'straighten words', run: stopping => straightenWords(store, stopping) },
];
