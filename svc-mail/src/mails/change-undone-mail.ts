import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatMoment } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';

interface ChangeUndone {
  name: string;
  at: Date;
  siteUrl: string;
}

export const changeUndoneMail = ({ name, at, siteUrl }: ChangeUndone): Mail =>
  composeLetter({
    subject: `Your account at ${brand.name} is as it was before`,
    preview: 'The change is undone. Please choose a new password, if you have not yet.',
    heading: 'Your account is yours again',
    name,
    paragraphs: [
      `With a link that we had mailed to this address, a change of how you sign in at ${brand.name} was undone at ${formatMoment(at)}. You sign in with this address, every device was signed out, and the password no longer works.`,
      'If you have not chosen a new password yet, do it now. Then change the password of your mailbox too, if somebody else may know it.',
    ],
    actions: [{ label: 'Choose a new password', url: `${siteUrl}/forgot-password` }],
    notes: [],
    reason: `This mail came because a change of your account at ${brand.name} was undone. We always tell you.`,
  });
