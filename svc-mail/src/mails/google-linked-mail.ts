import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatMoment } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';
import type { Undo } from '../mailed-link.ts';

interface GoogleLinked {
  name: string;
  at: Date;
  siteUrl: string;
  /** Null once the link is over. */
  undo: Undo | null;
}

const toUndo = ({ link, expiresAt }: Undo) => ({
  words:
    'undo it now. That Google account gets in no more, every device is signed out, and you choose a new password.',
  actions: [{ label: 'Undo the change', url: link, isSpelledOut: true }],
  notes: [
    `The link works once, until ${formatMoment(expiresAt)}, whatever was changed in the account since. Please give it to nobody; we never ask for it.`,
  ],
});

const toContact = (siteUrl: string) => ({
  words: 'please write to us from this address as soon as you can.',
  actions: [{ label: 'Write to us', url: `${siteUrl}/contact` }],
  notes: [],
});

export function googleLinkedMail({ name, at, siteUrl, undo }: GoogleLinked): Mail {
  const { words, actions, notes } = undo ? toUndo(undo) : toContact(siteUrl);
  return composeLetter({
    subject: `Google signs in to your account at ${brand.name} now`,
    preview: 'If it was you, all is well. If not, here is what to do.',
    heading: 'Another way to your table',
    name,
    paragraphs: [
      `A Google account with this e-mail address signed in at ${formatMoment(at)}. From now on it opens your account at ${brand.name}, beside what you signed in with before.`,
      'If it was you, all is well and there is nothing to do.',
      `If it was not you, ${words}`,
    ],
    actions,
    notes,
    reason: `This mail came because a Google account was joined to your account at ${brand.name}. We always tell you.`,
  });
}
