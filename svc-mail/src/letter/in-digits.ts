import { ownDigitsOf, writeDigits } from '@sufra/texts/digits';
import type { Mail } from './letter.ts';

interface Written {
  language: string;
  digits: string | undefined;
}

// What a reader does not see: the style sheet, tags with their addresses and sizes, and signs that are written as numbers.
const unseen = /(<style>[^<]*<\/style>|<[^<>]*>|&[#\w]{1,10};)/;

/** A mail as its reader writes numbers: those who chose the digits of their language have them, addresses stay. */
export function inDigits(mail: Mail, { language, digits }: Written): Mail {
  const own = digits === 'own' ? ownDigitsOf(language) : undefined;
  if (!own) return mail;
  const { subject, text, html } = mail;
  return {
    subject: writeDigits(subject, own),
    text: writeDigits(text, own),
    html: html
      .split(unseen)
      .map((part, at) => (at % 2 === 1 ? part : writeDigits(part, own)))
      .join(''),
  };
}
