import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import type { Mail } from '../letter/letter.ts';
import { textsIn } from '../texts/text.ts';

interface NewAddressConfirmed {
  name: string;
  language?: string | undefined;
  siteUrl: string;
}

export function newAddressConfirmedMail({ name, language, siteUrl }: NewAddressConfirmed): Mail {
  const t = textsIn(language);
  return composeLetter({
    language,
    subject: t('moved.subject', { brand: brand.name }),
    preview: t('moved.preview'),
    heading: t('moved.heading'),
    name,
    paragraphs: [t('moved.words', { brand: brand.name })],
    actions: [{ label: t('letter.dashboard'), url: `${siteUrl}/dashboard` }],
    notes: [],
    reason: t('moved.reason', { brand: brand.name }),
  });
}
