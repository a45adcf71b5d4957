import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatMoment } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';
import type { Undo } from '../mailed-link.ts';

interface EmailChanged {
  name: string;
  at: Date;
  siteUrl: string;
  /** Null when no link undoes it, or none does any more. */
  undo: Undo | null;
}

const toUndo = ({ link, expiresAt }: Undo) => ({
  paragraphs: [
    'If it was not you, undo it now. Your account comes back to this address, every device is signed out, and you choose a new password.',
  ],
  actions: [{ label: 'Undo the change', url: link, isSpelledOut: true }],
  notes: [
    `The link works once, until ${formatMoment(expiresAt)}, whatever was changed in the account since. Please give it to nobody; we never ask for it.`,
  ],
});

const toContact = (siteUrl: string) => ({
  paragraphs: [
    'If it was not you, please write to us from this address as soon as you can, so that we can give you your account back.',
  ],
  actions: [{ label: 'Write to us', url: `${siteUrl}/contact` }],
  notes: [],
});

/** To the address that was. It does not name the new one: this mailbox may be another person's by now. */
export function emailChangedMail({ name, at, siteUrl, undo }: EmailChanged): Mail {
  const { paragraphs, actions, notes } = undo ? toUndo(undo) : toContact(siteUrl);
  return composeLetter({
    subject: `Your account at ${brand.name} has a new e-mail address`,
    preview: 'If it was you, all is well. If not, here is what to do.',
    heading: 'Your account has moved',
    name,
    paragraphs: [
      `Your account at ${brand.name} was moved to another e-mail address at ${formatMoment(at)}. Our mails go there now, and this address no longer signs in.`,
      'If it was you, all is well and there is nothing to do.',
      ...paragraphs,
    ],
    actions,
    notes,
    reason: `This mail came because this was the address of your account at ${brand.name}. We always tell you.`,
  });
}
