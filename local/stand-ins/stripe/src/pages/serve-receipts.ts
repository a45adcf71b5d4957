import type { ServerResponse } from 'node:http';
import { sendPage } from '../../../pages/send-page.ts';
import { idOf } from '../id-of.ts';
import type { Charge, Invoice } from '../store/records.ts';
import type { World } from '../world.ts';
import { problemPage } from './checkout-page.ts';
import { invoicePage, receiptPage } from './receipt-pages.ts';

/** /i/<invoice> and /receipts/<charge>: a visitor who has the address may read them, as at Stripe. */
export function serveReceipts({ store }: World) {
  function chargeOf(invoice: Invoice): Charge | undefined {
    const payment = store.all('invoicePayment').find(one => one.invoice === invoice.id);
    const intent = store.get('paymentIntent', idOf(payment?.payment.payment_intent ?? ''));
    return intent?.latest_charge ? store.get('charge', idOf(intent.latest_charge)) : undefined;
  }

  function invoiceOf(charge: Charge): Invoice | undefined {
    const payment = store
      .all('invoicePayment')
      .find(one => one.payment.payment_intent === charge.payment_intent);
    return payment && store.get('invoice', idOf(payment.invoice));
  }

  function htmlOf(kind: string, id: string): string | undefined {
    if (kind === 'i') {
      const invoice = store.get('invoice', id);
      return invoice && invoicePage({ invoice, charge: chargeOf(invoice) });
    }
    const charge = store.get('charge', id);
    return charge?.paid ? receiptPage(charge, invoiceOf(charge)) : undefined;
  }

  return (response: ServerResponse, kind: string, id: string) => {
    const html = htmlOf(kind, id);
    if (html) return sendPage(response, { status: 200, html });
    sendPage(response, {
      status: 404,
      html: problemPage('There is no such paper', 'The address may be cut short.'),
    });
  };
}
