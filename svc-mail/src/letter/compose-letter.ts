import type { Letter, Mail } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

/** One letter in its two forms, from the same words. */
export const composeLetter = (letter: Letter): Mail => ({
  subject: letter.subject,
  text: letterText(letter),
  html: letterHtml(letter).markup,
});
