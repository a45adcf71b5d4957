import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatDate } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';
import { textsIn } from '../texts/text.ts';

interface PremiumEnded {
  name: string;
  language?: string | undefined;
  since: Date;
  siteUrl: string;
}

export function premiumEndedMail({ name, language, since, siteUrl }: PremiumEnded): Mail {
  const t = textsIn(language);
  return composeLetter({
    language,
    subject: t('ended.subject', { brand: brand.name }),
    preview: t('ended.preview'),
    heading: t('ended.heading'),
    name,
    paragraphs: [
      t('ended.since', { date: formatDate(since, language) }),
      t('ended.words'),
      t('ended.thanks'),
    ],
    actions: [
      { label: t('letter.dashboard'), url: `${siteUrl}/dashboard` },
      { label: t('ended.again'), url: `${siteUrl}/billing` },
    ],
    notes: [],
    reason: t('ended.reason', { brand: brand.name }),
  });
}
