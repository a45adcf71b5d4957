import { z } from 'zod';
import { assertCustomer } from '../billing/live-customer.ts';
import { missing } from '../stripe-problem.ts';
import { endpoint } from './endpoint.ts';
import { created, paging, text } from './fields.ts';
import { list } from './list.ts';

export const invoiceEndpoints = {
  'GET /v1/invoices': endpoint(
    {
      ...paging,
      created,
      customer: text,
      subscription: text,
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
    },
    ({ store }, { params }) => {
      assertCustomer(store, params.customer);
      const wanted = store
        .all('invoice')
        .filter(
          ({ customer, status, parent }) =>
            (!params.customer || customer === params.customer) &&
            (!params.status || status === params.status) &&
            (!params.subscription || parent?.subscription_details?.subscription === params.subscription),
        );
      return list('/v1/invoices', wanted, params);
    },
  ),

  'GET /v1/invoices/:id': endpoint({}, ({ store }, { id }) => {
    const invoice = store.get('invoice', id);
    if (!invoice) throw missing('invoice', id);
    return invoice;
  }),

  'GET /v1/invoice_payments': endpoint(
    {
      ...paging,
      created,
      invoice: text,
      payment: z
        .strictObject({ type: z.enum(['payment_intent', 'charge', 'payment_record']), payment_intent: text })
        .optional(),
      status: z.enum(['open', 'paid', 'canceled']).optional(),
    },
    ({ store }, { params }) => {
      const wanted = store
        .all('invoicePayment')
        .filter(
          ({ invoice, status, payment }) =>
            (!params.invoice || invoice === params.invoice) &&
            (!params.status || status === params.status) &&
            (!params.payment ||
              (payment.type === params.payment.type &&
                payment.payment_intent === params.payment.payment_intent)),
        );
      return list('/v1/invoice_payments', wanted, params);
    },
  ),
};
