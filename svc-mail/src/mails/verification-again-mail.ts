import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatMoment } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';
import { textsIn } from '../texts/text.ts';

interface VerificationAgain {
  name: string;
  language?: string | undefined;
  link: string;
  expiresAt: Date;
}

export function verificationAgainMail({ name, language, link, expiresAt }: VerificationAgain): Mail {
  const t = textsIn(language);
  return composeLetter({
    language,
    subject: t('verificationAgain.subject', { brand: brand.name }),
    preview: t('verificationAgain.preview'),
    heading: t('verificationAgain.heading'),
    name,
    paragraphs: [t('verificationAgain.words', { brand: brand.name })],
    actions: [{ label: t('letter.confirm'), url: link, isSpelledOut: true }],
    notes: [t('letter.linkOnce', { moment: formatMoment(expiresAt, language) }), t('letter.leaveAlone')],
    reason: t('verificationAgain.reason', { brand: brand.name }),
  });
}
