import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatMoment } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';

interface VerificationAgain {
  name: string;
  link: string;
  expiresAt: Date;
}

export const verificationAgainMail = ({ name, link, expiresAt }: VerificationAgain): Mail =>
  composeLetter({
    subject: `Your new link to confirm your address for ${brand.name}`,
    preview: 'Your place is still laid: here is another link.',
    heading: 'Your place is still laid',
    name,
    paragraphs: [
      `Somebody, we hope you, asked for another link to confirm this address at ${brand.name}. Here it is; after that you can sign in.`,
    ],
    actions: [{ label: 'Confirm my address', url: link, isSpelledOut: true }],
    notes: [
      `The link works once, until ${formatMoment(expiresAt)}.`,
      'If it was not you, leave this mail alone: nobody can use your address without the link.',
    ],
    reason: `This mail came because somebody asked for it at ${brand.name}, where this address waits to be confirmed.`,
  });
