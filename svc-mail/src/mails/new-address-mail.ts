import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatMoment } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';

interface NewAddress {
  name: string;
  link: string;
  expiresAt: Date;
}

export const newAddressMail = ({ name, link, expiresAt }: NewAddress): Mail =>
  composeLetter({
    subject: `Please confirm your new e-mail address for ${brand.name}`,
    preview: 'One click, and your account moves to this address.',
    heading: 'Moving to this address?',
    name,
    paragraphs: [
      `Somebody, we hope you, wants to use this address for an account at ${brand.name}. Please confirm that it is yours; from then on you sign in with it, and our mails come here.`,
    ],
    actions: [{ label: 'Confirm my new address', url: link, isSpelledOut: true }],
    notes: [
      `The link works once, until ${formatMoment(expiresAt)}. Until it is used, nothing changes.`,
      'If it was not you, leave this mail alone: without the link your address is joined to no account.',
    ],
    reason: `This mail came because somebody gave this address as the new one of an account at ${brand.name}.`,
  });
