import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatMoment } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';
import { textsIn } from '../texts/text.ts';

interface Verification {
  name: string;
  language?: string | undefined;
  link: string;
  expiresAt: Date;
}

export function verificationMail({ name, language, link, expiresAt }: Verification): Mail {
  const t = textsIn(language);
  return composeLetter({
    language,
    subject: t('verification.subject', { brand: brand.name }),
    preview: t('verification.preview'),
    heading: t('verification.heading'),
    name,
    paragraphs: [t('verification.words', { brand: brand.name })],
    actions: [{ label: t('letter.confirm'), url: link, isSpelledOut: true }],
    notes: [t('letter.linkOnce', { moment: formatMoment(expiresAt, language) }), t('letter.leaveAlone')],
    reason: t('verification.reason', { brand: brand.name }),
  });
}
