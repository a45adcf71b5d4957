import type { Letter, Mail } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

/** One letter in its two forms, from the same words. */
export const composeLetter = (letter: Letter): Mail => ({
  subject: plain(letter.subject),
  text: plain(letterText(letter)),
  html: letterHtml(letter).markup,
});

// What isolates a value in a text from the right: some programs show these marks as boxes, and HTML has its own way.
const isolation = /[\u2066-\u2069]/g;

const plain = (text: string) => text.replaceAll(isolation, '');
