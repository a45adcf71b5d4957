import { newInvoicePayment } from '../objects/new-invoice-payment.ts';
import type { Invoice, PaymentIntent } from '../store/records.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';

export const paymentOf = ({ store }: World, invoice: Invoice) =>
  store.all('invoicePayment').find(payment => payment.invoice === invoice.id);

/** The money has come. */
export function settleInvoice(world: World, invoice: Invoice, intent: PaymentIntent): Invoice {
  const { store, clock } = world;
  const now = clock.now();
  const paid: Invoice = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  };
  const payment = {
    ...(paymentOf(world, invoice) ?? newInvoicePayment(invoice, intent.id)),
    amount_paid: invoice.amount_due,
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: now },
  };
  store.put('invoice', paid);
  store.put('invoicePayment', payment);
  emit(world, { type: 'invoice.paid', object: paid });
  emit(world, { type: 'invoice.payment_succeeded', object: paid });
  emit(world, { type: 'invoice_payment.paid', object: payment });
  return paid;
}
