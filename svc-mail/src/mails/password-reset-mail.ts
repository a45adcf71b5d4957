import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatMoment } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';
import { textsIn } from '../texts/text.ts';

interface PasswordReset {
  name: string;
  language?: string | undefined;
  link: string;
  expiresAt: Date;
}

export function passwordResetMail({ name, language, link, expiresAt }: PasswordReset): Mail {
  const t = textsIn(language);
  return composeLetter({
    language,
    subject: t('reset.subject', { brand: brand.name }),
    preview: t('reset.preview'),
    heading: t('reset.heading'),
    name,
    paragraphs: [t('reset.words', { brand: brand.name })],
    actions: [{ label: t('reset.action'), url: link, isSpelledOut: true }],
    notes: [t('reset.link', { moment: formatMoment(expiresAt, language) }), t('reset.note')],
    reason: t('reset.reason', { brand: brand.name }),
  });
}
