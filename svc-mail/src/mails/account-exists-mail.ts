import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import type { Mail } from '../letter/letter.ts';

interface AccountExists {
  name: string;
  siteUrl: string;
}

/** For a sign-up, for another confirmation link, for the new address of another account: one event says all three. */
export const accountExistsMail = ({ name, siteUrl }: AccountExists): Mail =>
  composeLetter({
    subject: `You already have an account at ${brand.name}`,
    preview: 'Somebody entered your address. Nothing was changed.',
    heading: 'You are already at the table',
    name,
    paragraphs: [
      `Somebody, perhaps you, entered this address at ${brand.name}: to sign up, to get a confirmation link, or to move another account to it. It belongs to an account already and is confirmed, so nothing was changed.`,
      'If it was you, sign in as you did before, or set a new password.',
    ],
    actions: [
      { label: 'Sign in', url: `${siteUrl}/signin` },
      { label: 'I have forgotten my password', url: `${siteUrl}/forgot-password` },
    ],
    notes: [
      'If it was not you, there is nothing to do: nobody got in, and nobody was told that you have an account.',
    ],
    reason: `This mail came because somebody entered this address at ${brand.name}, and you have an account there.`,
  });
