import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatMoment } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';
import { textsIn } from '../texts/text.ts';

interface ChangeUndone {
  name: string;
  language?: string | undefined;
  at: Date;
  siteUrl: string;
}

export function changeUndoneMail({ name, language, at, siteUrl }: ChangeUndone): Mail {
  const t = textsIn(language);
  return composeLetter({
    language,
    subject: t('undone.subject', { brand: brand.name }),
    preview: t('undone.preview'),
    heading: t('undone.heading'),
    name,
    paragraphs: [
      t('undone.words', { brand: brand.name, moment: formatMoment(at, language) }),
      t('undone.next'),
    ],
    actions: [{ label: t('undone.action'), url: `${siteUrl}/forgot-password` }],
    notes: [],
    reason: t('undone.reason', { brand: brand.name }),
  });
}
