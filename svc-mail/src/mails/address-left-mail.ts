import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatMoment } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';
import { textsIn } from '../texts/text.ts';

interface AddressLeft {
  name: string;
  language?: string | undefined;
  at: Date;
  siteUrl: string;
}

/** To the address that the account had moved to. It grants nothing: this mailbox may be a thief's. */
export function addressLeftMail({ name, language, at, siteUrl }: AddressLeft): Mail {
  const t = textsIn(language);
  return composeLetter({
    language,
    subject: t('left.subject', { brand: brand.name }),
    preview: t('left.preview'),
    heading: t('left.heading'),
    name,
    paragraphs: [
      t('left.words', { brand: brand.name, moment: formatMoment(at, language) }),
      t('left.ifYours'),
    ],
    actions: [{ label: t('letter.write'), url: `${siteUrl}/contact` }],
    notes: [],
    reason: t('left.reason', { brand: brand.name }),
  });
}
