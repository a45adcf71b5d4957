import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatDate } from '../letter/format-date.ts';
import { formatMoney } from '../letter/format-money.ts';
import type { Action, Mail } from '../letter/letter.ts';
import { textsIn } from '../texts/text.ts';

interface Receipt {
  name: string;
  language?: string | undefined;
  amount: number;
  currency: string;
  /** What of the amount goes to charity. */
  donation: number;
  paidAt: Date;
  receiptUrl: string | null;
  siteUrl: string;
}

export function receiptMail(receipt: Receipt): Mail {
  const { name, language, currency, donation, paidAt } = receipt;
  const t = textsIn(language);
  const paid = formatMoney(receipt.amount, currency, language);
  const given = formatMoney(donation, currency, language);
  return composeLetter({
    language,
    subject: t('receipt.subject', { brand: brand.name, sum: paid }),
    preview: donation > 0 ? t('receipt.previewGiven', { given }) : t('receipt.preview'),
    heading: t('receipt.heading'),
    name,
    paragraphs: [
      donation > 0
        ? t('receipt.wordsGiven', { brand: brand.name, given })
        : t('receipt.words', { brand: brand.name }),
    ],
    details: [
      { label: t('receipt.paid'), value: paid },
      { label: t('receipt.on'), value: formatDate(paidAt, language) },
      { label: t('receipt.for'), value: t('receipt.premium', { brand: brand.name }) },
      ...(donation > 0 ? [{ label: t('receipt.charity'), value: given }] : []),
    ],
    actions: actionsFor(receipt),
    notes: [],
    reason: t('receipt.reason', { brand: brand.name }),
  });
}

function actionsFor({ language, receiptUrl, donation, siteUrl }: Receipt): Action[] {
  const t = textsIn(language);
  const membership = { label: t('letter.membership'), url: `${siteUrl}/billing` };
  const charity = { label: t('receipt.given'), url: `${siteUrl}/charity` };
  return [
    // Written anew, so that it holds no space or line end that would end a link in plain text.
    ...(receiptUrl ? [{ label: t('receipt.open'), url: new URL(receiptUrl).href }] : []),
    membership,
    ...(donation > 0 ? [charity] : []),
  ];
}
