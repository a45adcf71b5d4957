import { brand } from '@sufra/contracts';
import { formatMoment } from '../letter/format-date.ts';
import { composeLetter, type Mail } from '../letter/letter.ts';

interface EmailChanged {
  name: string;
  at: Date;
  siteUrl: string;
}

/** To the address that was. It does not name the new one: this mailbox may be somebody else's by now. */
export const emailChangedMail = ({ name, at, siteUrl }: EmailChanged): Mail =>
  composeLetter({
    subject: `Your account at ${brand.name} has a new e-mail address`,
    preview: 'If it was you, all is well. If not, please write to us.',
    heading: 'Your account has moved',
    name,
    paragraphs: [
      `Your account at ${brand.name} was moved to another e-mail address at ${formatMoment(at)}. Our mails go there now, and this address no longer signs in.`,
      'If it was you, all is well and there is nothing to do.',
      'If it was not you, please write to us from this address as soon as you can, so that we can give you your account back.',
    ],
    actions: [{ label: 'Write to us', url: `${siteUrl}/contact` }],
    notes: [],
    reason: `This mail came because this was the address of your account at ${brand.name}. It is the last one to come here.`,
  });
