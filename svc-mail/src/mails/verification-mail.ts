import { brand } from '@sufra/contracts';
import { composeLetter } from './letter.ts';
import type { Mail } from './mail.ts';
import { salutation } from './salutation.ts';

interface Verification {
  name: string;
  link: string;
  expiresAt: Date;
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

export const verificationMail = ({ name, link, expiresAt }: Verification): Mail =>
  composeLetter({
    subject: `Please confirm your e-mail address for ${brand.name}`,
    preview: 'One click, and your place at the table is laid.',
    heading: 'Your place is laid',
    salutation: salutation(name),
    paragraphs: [
      `Somebody, we hope you, signed up at ${brand.name} with this address. Please confirm that it is yours; after that you can sign in.`,
    ],
    actions: [{ label: 'Confirm my address', url: link }],
    notes: [
      `The link works once, until ${moment.format(expiresAt)} UTC.`,
      'If it was not you, leave this mail alone: nobody can use your address without the link.',
    ],
  });
