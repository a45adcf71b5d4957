import { brand } from '@sufra/contracts';
import { composeLetter } from './letter.ts';
import type { Mail } from './mail.ts';
import { salutation } from './salutation.ts';

interface AccountExists {
  name: string;
  siteUrl: string;
}

export const accountExistsMail = ({ name, siteUrl }: AccountExists): Mail =>
  composeLetter({
    subject: `You already have an account at ${brand.name}`,
    preview: 'Somebody tried to sign up with your address. Nothing was changed.',
    heading: 'You are already at the table',
    salutation: salutation(name),
    paragraphs: [
      `Somebody, perhaps you, tried to sign up at ${brand.name} with this address. It has an account already, so nothing was changed.`,
      'If it was you, sign in with the password that you chose then, or set a new one.',
    ],
    actions: [
      { label: 'Sign in', url: `${siteUrl}/signin` },
      { label: 'I have forgotten my password', url: `${siteUrl}/forgot-password` },
    ],
    notes: [
      'If it was not you, there is nothing to do: nobody got in, and nobody was told that you have an account.',
    ],
  });
