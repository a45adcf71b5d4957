import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatMoment } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';

interface AddressLeft {
  name: string;
  at: Date;
  siteUrl: string;
}

/** To the address that the account had moved to. It grants nothing: this mailbox may be a thief's. */
export const addressLeftMail = ({ name, at, siteUrl }: AddressLeft): Mail =>
  composeLetter({
    subject: `This address no longer signs in to an account at ${brand.name}`,
    preview: 'The account went back to the address that it had before.',
    heading: 'The move is undone',
    name,
    paragraphs: [
      `An account at ${brand.name} that had moved to this e-mail address went back to the one before at ${formatMoment(at)}, by a link that we had mailed there. This address no longer signs in to it.`,
      'If the account is yours and you did not do this, please write to us.',
    ],
    actions: [{ label: 'Write to us', url: `${siteUrl}/contact` }],
    notes: [],
    reason: `This mail came because this was the address of an account at ${brand.name}. It is the last one to come here.`,
  });
