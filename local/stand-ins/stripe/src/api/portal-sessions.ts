import { z } from 'zod';
import { findCustomer } from '../billing/live-customer.ts';
import { newPortalSession } from '../objects/new-portal-session.ts';
import { missing } from '../stripe-problem.ts';
import { endpoint } from './endpoint.ts';
import { text } from './fields.ts';

const flow = z
  .strictObject({
    type: z.literal('payment_method_update', { error: 'Only payment_method_update is known here.' }),
    after_completion: z
      .strictObject({
        type: z.enum(['redirect', 'hosted_confirmation', 'portal_homepage']),
        redirect: z.strictObject({ return_url: z.string() }).optional(),
      })
      .optional(),
  })
  .optional();

export const portalEndpoints = {
  'POST /v1/billing_portal/sessions': endpoint(
    { customer: z.string(), return_url: text, flow_data: flow },
    (world, { params }) => {
      const { store, clock, publicUrl } = world;
      if (!findCustomer(store, params.customer)) throw missing('customer', params.customer, 'customer');
      const session = newPortalSession({
        customer: params.customer,
        returnUrl: params.return_url || null,
        cardUpdate: params.flow_data && {
          returnUrl: params.flow_data.after_completion?.redirect?.return_url ?? null,
        },
        created: clock.now(),
        publicUrl,
      });
      store.put('portalSession', session);
      return session;
    },
  ),
};
