import { text } from '../../../pages/text.ts';
import { idOf } from '../id-of.ts';
import type { Invoice, PaymentMethod, PortalSession, Subscription } from '../store/records.ts';
import { cardFields, type Mistakes, offeredCardButtons, pressedByEnter, type Typed } from './card-fields.ts';
import { page } from './page.ts';
import { day, money } from './written.ts';

interface Portal {
  session: PortalSession;
  email: string | null;
  subscriptions: Subscription[];
  method: PaymentMethod | undefined;
  invoices: Invoice[];
  /** What has just happened. */
  news?: string | undefined;
}

const stateWords: Record<string, string> = {
  active: 'Active',
  past_due: 'Payment failed',
  canceled: 'Ended',
};

const invoiceWords: Record<string, string> = { paid: 'Paid', open: 'Not paid', draft: 'Draft' };

const back = ({ return_url }: PortalSession) =>
  return_url ? `<p class="back"><a class="easy" href="${text(return_url)}">← Back to Sufra</a></p>` : '';

const isUnpaid = (status: string) => status === 'past_due';

function subscriptionItem({ status, items, ended_at, currency }: Subscription): string {
  const [item] = items.data;
  const when = isUnpaid(status)
    ? 'The last payment failed: a new card makes it good.'
    : ended_at
      ? `Ended on ${day(ended_at)}.`
      : `Your next payment is due on ${day(item?.current_period_end ?? 0)}.`;
  return `<li><strong>Sufra Premium</strong> <span class="state ${text(status)}">${stateWords[status] ?? text(status)}</span><br>
${money(item?.price.unit_amount ?? 0, currency)} per month. ${when}</li>`;
}

const cardWords = ({ card }: PaymentMethod) =>
  `${text((card?.brand ?? '').toUpperCase())} ending in ${text(card?.last4 ?? '')}, until ${String(card?.exp_month).padStart(2, '0')}/${card?.exp_year}`;

const invoiceRow = (invoice: Invoice) => `<tr>
<td>${day(invoice.created)}</td>
<td class="number">${money(invoice.total, invoice.currency)}</td>
<td>${invoiceWords[invoice.status ?? ''] ?? text(invoice.status ?? '')}</td>
<td>${invoice.hosted_invoice_url ? `<a class="easy" href="${text(invoice.hosted_invoice_url)}">View<span class="unseen"> invoice ${text(invoice.number ?? idOf(invoice))}</span></a>` : ''}</td>
</tr>`;

export function portalPage({ session, email, subscriptions, method, invoices, news }: Portal): string {
  const invoiceTable = `<table>
<thead><tr><th scope="col">Date</th><th scope="col">Amount</th><th scope="col">State</th><th scope="col">Invoice</th></tr></thead>
<tbody>
${invoices.map(invoiceRow).join('\n')}
</tbody>
</table>`;
  return page({
    title: 'Billing',
    body: `${back(session)}
<h1>Your billing</h1>
<p class="lead">${text(email ?? '')}</p>
${news ? `<p class="news" role="status">${text(news)}</p>` : ''}
<section aria-labelledby="plan"><h2 id="plan">Subscription</h2>
<ul class="plain">${subscriptions.map(subscriptionItem).join('\n') || '<li>None.</li>'}</ul></section>
<section aria-labelledby="card"><h2 id="card">Payment method</h2>
<p>${method ? cardWords(method) : 'None yet.'}</p>
<p><a class="other" href="/p/session/${session.id}/card">Update payment method</a></p></section>
<section aria-labelledby="invoices"><h2 id="invoices">Invoices</h2>
${invoices.length > 0 ? invoiceTable : '<p>None yet.</p>'}</section>`,
  });
}

interface NewCard {
  session: PortalSession;
  typed: Typed;
  mistakes: Mistakes;
  refusal?: string | undefined;
  isFilled: boolean;
}

export const newCardPage = ({ session, typed, mistakes, refusal, isFilled }: NewCard) =>
  page({
    title: 'Update payment method',
    body: `<p class="back"><a class="easy" href="${text(session.flow ? (session.return_url ?? '') : `/p/session/${session.id}`)}">← Back</a></p>
<h1>Update payment method</h1>
<p class="lead">The new card pays from now on, beginning with what is unpaid.</p>
<form method="post" class="pay">
${pressedByEnter}
${refusal ? `<p class="refusal" role="alert">${text(refusal)}</p>` : ''}
${cardFields(typed, mistakes)}
<button class="go" name="do" value="send"${isFilled ? ' autofocus' : ''}>Update</button>
${offeredCardButtons()}
</form>`,
  });

export const cardChangedPage = ({ return_url }: PortalSession, news: string) =>
  page({
    title: 'Payment method updated',
    body: `<h1>Your payment method is updated</h1>
<p class="lead" role="status">${text(news)}</p>
${return_url ? `<p><a class="go" href="${text(return_url)}">Back to Sufra</a></p>` : ''}`,
  });
