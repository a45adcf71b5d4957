import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { Mail } from './mail.ts';

export interface Letter {
  subject: string;
  /** What an inbox shows beside the subject. */
  preview: string;
  heading: string;
  salutation: string;
  paragraphs: string[];
  /** The first is a button. */
  actions: { label: string; url: string }[];
  /** Set small, below the actions. */
  notes: string[];
}

/** One letter in its two forms, from the same words. */
export const composeLetter = (letter: Letter): Mail => ({
  subject: letter.subject,
  text: letterText(letter),
  html: letterHtml(letter),
});
