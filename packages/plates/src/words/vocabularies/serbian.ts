import type { Vocabulary } from '../vocabulary.ts';
import { bosnian } from './bosnian.ts';

const letters: Record<string, string> = {
  lj: 'љ',
  nj: 'њ',
  dž: 'џ',
  ...Object.fromEntries(
    Array.from('abcčćdđefghijklmnoprsštuvzž', (latin, i) => [
      latin,
      'абцчћдђефгхијклмнопрсштувзж'[i] ?? latin,
    ]),
  ),
};

/** Every Latin letter of Serbian, or pair of them, is one Cyrillic letter. */
const inCyrillic = (words: string) => words.replace(/lj|nj|dž|[a-zčćđšž]/g, latin => letters[latin] ?? latin);

const allInCyrillic = <List extends Record<string, string>>(lists: List) =>
  Object.fromEntries(Object.entries(lists).map(([name, words]) => [name, inCyrillic(words)]));

export const serbian: Vocabulary = {
  ...bosnian,
  dishes: allInCyrillic(bosnian.dishes),
  things: allInCyrillic(bosnian.things),
  hiding: inCyrillic(bosnian.hiding ?? ''),
  joining: inCyrillic(bosnian.joining ?? ''),
  adding: inCyrillic(bosnian.adding ?? ''),
  other: inCyrillic(bosnian.other ?? ''),
};
