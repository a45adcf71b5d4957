import { text } from '../../../pages/text.ts';
import { idOf } from '../id-of.ts';
import type { Charge, Invoice } from '../store/records.ts';
import { page } from './page.ts';
import { day, money } from './written.ts';

const row = (name: string, value: string) => `<div><dt>${name}</dt><dd>${value}</dd></div>`;

function stateOf({ status, status_transitions, next_payment_attempt }: Invoice): string {
  if (status === 'paid') return `Paid on ${day(status_transitions.paid_at ?? 0)}.`;
  if (next_payment_attempt) return `Not paid. The card is tried again on ${day(next_payment_attempt)}.`;
  return 'Not paid. The card is not tried again.';
}

interface Receipt {
  invoice: Invoice;
  charge: Charge | undefined;
}

export const invoicePage = ({ invoice, charge }: Receipt) =>
  page({
    title: `Invoice ${invoice.number}`,
    body: `<h1>${money(invoice.total, invoice.currency)}</h1>
<p class="lead">${stateOf(invoice)}</p>
<dl class="facts">
${row('Invoice number', text(invoice.number ?? idOf(invoice)))}
${row('From', 'Sufra')}
${row('To', text(invoice.customer_email ?? ''))}
${row('Date', day(invoice.created))}
${invoice.lines.data
  .map(({ description, period, amount, currency }) =>
    row(
      `${text(description ?? '')}<span class="hint">${day(period.start)} to ${day(period.end)}</span>`,
      money(amount, currency),
    ),
  )
  .join('\n')}
${row('Total', money(invoice.total, invoice.currency))}
</dl>
${charge?.receipt_url ? `<p><a class="other" href="${text(charge.receipt_url)}">View receipt</a></p>` : ''}`,
  });

export const receiptPage = (charge: Charge, invoice: Invoice | undefined) =>
  page({
    title: 'Receipt',
    body: `<h1>Receipt from Sufra</h1>
<dl class="facts">
${row('Amount paid', money(charge.amount, charge.currency))}
${charge.amount_refunded > 0 ? row('Refunded', money(charge.amount_refunded, charge.currency)) : ''}
${row('Date paid', day(charge.created))}
${row('Payment method', `${text((charge.payment_method_details?.card?.brand ?? '').toUpperCase())} ending in ${text(charge.payment_method_details?.card?.last4 ?? '')}`)}
${row('What for', 'Sufra Premium, a month')}
${invoice ? row('Invoice number', text(invoice.number ?? '')) : ''}
</dl>
${invoice?.hosted_invoice_url ? `<p><a class="other" href="${text(invoice.hosted_invoice_url)}">View invoice</a></p>` : ''}`,
  });
