import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import type { Mail } from '../letter/letter.ts';
import { textsIn } from '../texts/text.ts';

interface ReportAnswered {
  name: string;
  language?: string | undefined;
  line: string;
  outcome: 'changed' | 'stays';
  reason: string;
  siteUrl: string;
}

export function reportAnsweredMail({ name, language, line, outcome, reason, siteUrl }: ReportAnswered): Mail {
  const t = textsIn(language);
  const isChanged = outcome === 'changed';
  return composeLetter({
    language,
    subject: t('report.subject', { brand: brand.name }),
    preview: isChanged ? t('report.changed') : t('report.stays'),
    heading: t('report.heading'),
    name,
    paragraphs: [
      t('report.line', { line }),
      isChanged ? t('report.changed') : t('report.stays'),
      t('report.reason', { reason }),
    ],
    actions: isChanged
      ? [{ label: t('report.changes'), url: `${siteUrl}/check/changes` }]
      : [{ label: t('report.how'), url: `${siteUrl}/how-we-check` }],
    notes: [t('report.notFatwa')],
    reason: t('report.why', { brand: brand.name }),
  });
}
