import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatMoment } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';

interface PasswordReset {
  name: string;
  link: string;
  expiresAt: Date;
}

export const passwordResetMail = ({ name, link, expiresAt }: PasswordReset): Mail =>
  composeLetter({
    subject: `Set a new password for ${brand.name}`,
    preview: 'A link to choose a new password. It works once, and not for long.',
    heading: 'A new key to your kitchen',
    name,
    paragraphs: [
      `Somebody, we hope you, asked to set a new password for your account at ${brand.name}. It takes a moment; afterwards you sign in with it, and every device that was signed in is signed out.`,
    ],
    actions: [{ label: 'Set a new password', url: link, isSpelledOut: true }],
    notes: [
      `The link works once, until ${formatMoment(expiresAt)}. If you asked more than once, use the newest mail: it ends the links before.`,
      'If it was not you, leave this mail alone: your password stays as it is. Please give the link to nobody; we never ask for it.',
    ],
    reason: `This mail came because somebody asked for a new password with this address at ${brand.name}.`,
  });
