import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatMoment } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';
import { textsIn } from '../texts/text.ts';

interface NewAddress {
  name: string;
  language?: string | undefined;
  link: string;
  expiresAt: Date;
}

export function newAddressMail({ name, language, link, expiresAt }: NewAddress): Mail {
  const t = textsIn(language);
  return composeLetter({
    language,
    subject: t('newAddress.subject', { brand: brand.name }),
    preview: t('newAddress.preview'),
    heading: t('newAddress.heading'),
    name,
    paragraphs: [t('newAddress.words', { brand: brand.name })],
    actions: [{ label: t('newAddress.action'), url: link, isSpelledOut: true }],
    notes: [t('newAddress.link', { moment: formatMoment(expiresAt, language) }), t('newAddress.note')],
    reason: t('newAddress.reason', { brand: brand.name }),
  });
}
