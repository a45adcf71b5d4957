import { z } from 'zod';
import { expireCheckout } from '../billing/expire-checkout.ts';
import { findCustomer } from '../billing/live-customer.ts';
import { newCheckoutSession } from '../objects/new-checkout-session.ts';
import type { CheckoutSession } from '../store/records.ts';
import { invalid, missing, StripeProblem } from '../stripe-problem.ts';
import type { World } from '../world.ts';
import { endpoint } from './endpoint.ts';
import { metadata, text, whole } from './fields.ts';

const hour = 3_600;
const locale = z.enum(['auto', 'en', 'en-GB']).optional();

const order = {
  mode: z.literal('subscription', { error: 'Only subscriptions are sold here.' }),
  line_items: z
    .array(z.strictObject({ price: z.string(), quantity: whole.pipe(z.number().min(1)).optional() }))
    .length(1),
  success_url: z.string(),
  cancel_url: text,
  customer: text,
  customer_email: text,
  client_reference_id: z.string().max(200).optional(),
  metadata,
  subscription_data: z.strictObject({ metadata, description: text }).optional(),
  expires_at: whole.optional(),
  locale,
  ui_mode: z.enum(['hosted', 'hosted_page']).optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
};

function assertAddress(param: string, address: string | undefined) {
  const protocol = address === undefined ? 'http:' : URL.parse(address)?.protocol;
  if (protocol !== 'http:' && protocol !== 'https:') throw invalid(param, 'Not a valid URL', 'url_invalid');
}

function expiryOf({ clock }: World, wish: number | undefined) {
  // The caller’s present, however far this place has been moved ahead of it.
  const now = clock.now() - clock.ahead();
  const at = wish ?? now + 24 * hour;
  // A minute for the time that a request takes, as Stripe allows for it.
  if (at >= now + hour / 2 - 60 && at <= now + 24 * hour + 60) return at;
  throw invalid(
    'expires_at',
    'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
  );
}

function known({ store }: World, id: string): CheckoutSession {
  const session = store.get('session', id);
  if (!session) throw missing('checkout.session', id);
  return session;
}

export const checkoutEndpoints = {
  'POST /v1/checkout/sessions': endpoint(order, (world, { params }) => {
    const { store, clock, publicUrl } = world;
    const [item] = params.line_items;
    const price = store.get('price', item?.price ?? '');
    if (!item || !price) throw missing('price', item?.price ?? '', 'line_items[0][price]');
    if (params.customer && params.customer_email)
      throw invalid('customer', 'You may only specify one of these parameters: customer, customer_email.');
    if (params.customer && !findCustomer(store, params.customer))
      throw missing('customer', params.customer, 'customer');
    assertAddress('success_url', params.success_url);
    assertAddress('cancel_url', params.cancel_url);
    const quantity = item.quantity ?? 1;
    const expiresAt = expiryOf(world, params.expires_at);
    const session = newCheckoutSession({
      price,
      quantity,
      customer: params.customer || null,
      customerEmail: params.customer_email || null,
      clientReferenceId: params.client_reference_id ?? null,
      metadata: params.metadata ?? {},
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      expiresAt,
      locale: params.locale ?? null,
      created: clock.now(),
      publicUrl,
    });
    store.put('session', session);
    store.put('draft', {
      id: session.id,
      price: price.id,
      quantity,
      subscriptionMetadata: params.subscription_data?.metadata ?? {},
      subscriptionDescription: params.subscription_data?.description || null,
      overAt: expiresAt + clock.ahead(),
      asked: null,
    });
    return session;
  }),

  'GET /v1/checkout/sessions/:id': endpoint({}, (world, { id }) => known(world, id)),

  'POST /v1/checkout/sessions/:id/expire': endpoint({}, (world, { id }) => {
    const session = known(world, id);
    if (session.status === 'open') return expireCheckout(world, session);
    throw new StripeProblem(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }),
};
