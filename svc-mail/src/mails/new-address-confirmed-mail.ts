import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import type { Mail } from '../letter/letter.ts';

interface NewAddressConfirmed {
  name: string;
  siteUrl: string;
}

export const newAddressConfirmedMail = ({ name, siteUrl }: NewAddressConfirmed): Mail =>
  composeLetter({
    subject: `Your new e-mail address for ${brand.name} is confirmed`,
    preview: 'From now on our mails come here.',
    heading: 'You have moved in',
    name,
    paragraphs: [
      `This is the address of your account at ${brand.name} now. You sign in with it, and our mails come here. Your password and everything that you saved are as they were.`,
    ],
    actions: [{ label: 'To my dashboard', url: `${siteUrl}/dashboard` }],
    notes: [],
    reason: `This mail came because your account at ${brand.name} was moved to this address.`,
  });
