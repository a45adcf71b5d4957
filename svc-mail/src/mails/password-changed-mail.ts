import { brand } from '@sufra/contracts';
import { formatMoment } from '../letter/format-date.ts';
import { composeLetter, type Mail } from '../letter/letter.ts';

interface PasswordChanged {
  name: string;
  how: 'changed' | 'reset';
  at: Date;
  siteUrl: string;
}

const whatHappened = {
  changed: (at: string) =>
    `The password of your account was changed at ${at}, by somebody who was signed in and knew the old one. Every other device was signed out.`,
  reset: (at: string) =>
    `A new password was set for your account at ${at}, with a link that we had mailed to this address. Every device was signed out.`,
};

export const passwordChangedMail = ({ name, how, at, siteUrl }: PasswordChanged): Mail =>
  composeLetter({
    subject: `Your password for ${brand.name} was changed`,
    preview: 'If it was you, all is well. If not, here is what to do.',
    heading: 'Your password is a new one',
    name,
    paragraphs: [
      whatHappened[how](formatMoment(at)),
      'If it was you, all is well and there is nothing to do.',
      'If it was not you, set another password now. Then change the password of your mailbox too: whoever reads your mails can follow such links.',
    ],
    actions: [{ label: 'Secure my account', url: `${siteUrl}/forgot-password` }],
    notes: [],
    reason: `This mail came because the password of your account at ${brand.name} was changed. We always tell you.`,
  });
