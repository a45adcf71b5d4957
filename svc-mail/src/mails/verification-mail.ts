import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatMoment } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';

interface Verification {
  name: string;
  link: string;
  expiresAt: Date;
}

export const verificationMail = ({ name, link, expiresAt }: Verification): Mail =>
  composeLetter({
    subject: `Please confirm your e-mail address for ${brand.name}`,
    preview: 'One click, and your place at the table is laid.',
    heading: 'Your place is laid',
    name,
    paragraphs: [
      `Somebody, we hope you, signed up at ${brand.name} with this address. Please confirm that it is yours; after that you can sign in.`,
    ],
    actions: [{ label: 'Confirm my address', url: link, isSpelledOut: true }],
    notes: [
      `The link works once, until ${formatMoment(expiresAt)}.`,
      'If it was not you, leave this mail alone: nobody can use your address without the link.',
    ],
    reason: `This mail came because somebody signed up at ${brand.name} with this address.`,
  });
