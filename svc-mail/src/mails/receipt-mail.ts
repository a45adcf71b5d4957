import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatDate } from '../letter/format-date.ts';
import { formatMoney } from '../letter/format-money.ts';
import type { Action, Mail } from '../letter/letter.ts';

interface Receipt {
  name: string;
  amount: number;
  currency: string;
  /** What of the amount goes to charity. */
  donation: number;
  paidAt: Date;
  receiptUrl: string | null;
  siteUrl: string;
}

export function receiptMail(receipt: Receipt): Mail {
  const { name, currency, donation, paidAt } = receipt;
  const paid = formatMoney(receipt.amount, currency);
  const given = formatMoney(donation, currency);
  return composeLetter({
    subject: `Your receipt from ${brand.name}: ${paid}`,
    preview: donation > 0 ? `Thank you. ${given} of it goes to charity.` : 'Thank you for your payment.',
    heading: 'Thank you',
    name,
    paragraphs: [
      `Your payment for ${brand.name} Premium has arrived.${donation > 0 ? ` ${given} of it goes to charity.` : ''}`,
    ],
    details: [
      { label: 'Paid', value: paid },
      { label: 'On', value: formatDate(paidAt) },
      { label: 'For', value: `${brand.name} Premium` },
      ...(donation > 0 ? [{ label: 'To charity', value: given }] : []),
    ],
    actions: actionsFor(receipt),
    notes: [],
    reason: `This mail came because a payment for your account at ${brand.name} arrived.`,
  });
}

function actionsFor({ receiptUrl, donation, siteUrl }: Receipt): Action[] {
  const membership = { label: 'My membership', url: `${siteUrl}/billing` };
  const charity = { label: 'What is given to charity', url: `${siteUrl}/charity` };
  return [
    // Written anew, so that it holds no space or line end that would end a link in plain text.
    ...(receiptUrl ? [{ label: 'Open the receipt', url: new URL(receiptUrl).href }] : []),
    membership,
    ...(donation > 0 ? [charity] : []),
  ];
}
