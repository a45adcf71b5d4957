import { brand, type EventData } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatMoment } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';
import type { Undo } from '../mailed-link.ts';

type What = EventData<'user.second-factor-changed'>['what'];

interface SecondFactorChanged {
  name: string;
  what: What;
  at: Date;
  recoveryCodesLeft: number;
  siteUrl: string;
  /** Null when no link undoes it, or none does any more. */
  undo: Undo | null;
}

interface Words {
  subject: string;
  heading: string;
  happened: (at: string, codesLeft: number) => string;
}

const left = (codes: number) =>
  codes === 0 ? 'None is left' : codes === 1 ? 'One is left' : `${codes} are left`;

const words: Record<What, Words> = {
  'authenticator-added': {
    subject: `An authenticator app was added to your account at ${brand.name}`,
    heading: 'A second step to sign in',
    happened: at =>
      `An authenticator app was added to your account at ${at}. From now on signing in asks for a code of it as well.`,
  },
  'passkey-added': {
    subject: `A passkey was added to your account at ${brand.name}`,
    heading: 'A passkey to sign in',
    happened: at =>
      `A passkey was added to your account at ${at}. From now on it signs in by itself, and a password alone does not.`,
  },
  'authenticator-removed': {
    subject: `The authenticator app was removed from your account at ${brand.name}`,
    heading: 'The authenticator app is gone',
    happened: at =>
      `The authenticator app was removed from your account at ${at}. Its codes no longer sign in.`,
  },
  'passkey-removed': {
    subject: `A passkey was removed from your account at ${brand.name}`,
    heading: 'A passkey is gone',
    happened: at => `A passkey was removed from your account at ${at}. It no longer signs in.`,
  },
  'recovery-codes-renewed': {
    subject: `Your account at ${brand.name} has new recovery codes`,
    heading: 'New recovery codes',
    happened: at =>
      `New recovery codes were made for your account at ${at}. Those from before no longer work.`,
  },
  'recovery-code-used': {
    subject: `A recovery code of your account at ${brand.name} was used`,
    heading: 'A recovery code was used',
    happened: (at, codes) =>
      `A recovery code of your account was used at ${at}, in the place of your second step. ${left(codes)}; you can make new ones on your account page.`,
  },
  'removed-for-owner': {
    subject: `The second step of your account at ${brand.name} was removed`,
    heading: 'Your second step is gone',
    happened: at =>
      `An admin removed the second step of your account at ${at}, as is done for members who have lost it. Every device was signed out, and your password alone signs in. Please set up a new second step on your account page.`,
  },
};

const toUndo = ({ link, expiresAt }: Undo) => ({
  what: 'lock your account now: a second step that was added since is removed, every device is signed out, and you choose a new password.',
  actions: [{ label: 'Lock my account', url: link, isSpelledOut: true }],
  notes: [
    `The link works once, until ${formatMoment(expiresAt)}, whatever was changed in the account since. Please give it to nobody; we never ask for it.`,
  ],
});

const toReset = (siteUrl: string) => ({
  what: 'set a new password now, then make new recovery codes on your account page.',
  actions: [{ label: 'Secure my account', url: `${siteUrl}/forgot-password` }],
  notes: [],
});

export function secondFactorMail(change: SecondFactorChanged): Mail {
  const { name, at, recoveryCodesLeft, siteUrl, undo } = change;
  const { subject, heading, happened } = words[change.what];
  const { what, actions, notes } = undo ? toUndo(undo) : toReset(siteUrl);
  return composeLetter({
    subject,
    preview: 'If it was you, all is well. If not, here is what to do.',
    heading,
    name,
    paragraphs: [
      happened(formatMoment(at), recoveryCodesLeft),
      'If it was you, or you asked for it, all is well and there is nothing more to do.',
      `If it was not you, ${what}`,
    ],
    actions,
    notes,
    reason: `This mail came because the second step of your account at ${brand.name} was changed or used. We always tell you.`,
  });
}
