import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatMoment } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';
import type { Undo } from '../mailed-link.ts';

interface PasswordChanged {
  name: string;
  how: 'changed' | 'reset';
  at: Date;
  siteUrl: string;
  /** Null when no link undoes it, or none does any more. */
  undo: Undo | null;
}

const whatHappened = {
  changed: (at: string) =>
    `The password of your account was changed at ${at}, by somebody who was signed in and knew the old one. Every other device was signed out.`,
  reset: (at: string) =>
    `A new password was set for your account at ${at}, with a link that we had mailed to this address. Every device was signed out.`,
};

const toUndo = ({ link, expiresAt }: Undo) => ({
  words:
    'lock your account now: the new password stops working, every device is signed out, and you choose another password.',
  actions: [{ label: 'Lock my account', url: link, isSpelledOut: true }],
  notes: [
    `The link works once, until ${formatMoment(expiresAt)}, whatever was changed in the account since. Please give it to nobody; we never ask for it.`,
  ],
});

const toReset = (siteUrl: string) => ({
  words: 'set another password now.',
  actions: [{ label: 'Secure my account', url: `${siteUrl}/forgot-password` }],
  notes: [],
});

export function passwordChangedMail({ name, how, at, siteUrl, undo }: PasswordChanged): Mail {
  const { words, actions, notes } = undo ? toUndo(undo) : toReset(siteUrl);
  return composeLetter({
    subject: `Your password for ${brand.name} was changed`,
    preview: 'If it was you, all is well. If not, here is what to do.',
    heading: 'Your password is a new one',
    name,
    paragraphs: [
      whatHappened[how](formatMoment(at)),
      'If it was you, all is well and there is nothing to do.',
      `If it was not you, ${words} Then change the password of your mailbox too: whoever reads your mails can follow such links.`,
    ],
    actions,
    notes,
    reason: `This mail came because the password of your account at ${brand.name} was changed. We always tell you.`,
  });
}
