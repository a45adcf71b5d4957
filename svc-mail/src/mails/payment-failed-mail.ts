import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatDate } from '../letter/format-date.ts';
import { formatMoney } from '../letter/format-money.ts';
import type { Mail } from '../letter/letter.ts';
import { textsIn } from '../texts/text.ts';

interface PaymentFailed {
  name: string;
  language?: string | undefined;
  amount: number;
  currency: string;
  premiumUntil: Date;
  siteUrl: string;
}

export function paymentFailedMail({
  name,
  language,
  amount,
  currency,
  premiumUntil,
  siteUrl,
}: PaymentFailed): Mail {
  const t = textsIn(language);
  const date = formatDate(premiumUntil, language);
  return composeLetter({
    language,
    subject: t('failed.subject', { brand: brand.name }),
    preview: t('failed.preview', { date }),
    heading: t('failed.heading'),
    name,
    paragraphs: [
      t('failed.words', { brand: brand.name, sum: formatMoney(amount, currency, language) }),
      t('failed.until', { date }),
    ],
    actions: [{ label: t('failed.action'), url: `${siteUrl}/billing` }],
    notes: [t('failed.note')],
    reason: t('failed.reason', { brand: brand.name }),
  });
}
