import { createHmac, randomUUID } from 'node:crypto';
import { send } from './call.ts';
import { webhookSecret } from './product.ts';
import type { Member, Site } from './site.ts';

const card = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Bilal Test' };

export async function premiumPrice(site: Site): Promise<string> {
  const { body } = await site.mustCall('GET /payment/plans');
  return body.plans.find(({ priceId }: { priceId: string | null }) => priceId).priceId;
}

/** Where the stand-in would take the money. */
export async function beginCheckout(site: Site, { token }: Pick<Member, 'token'>, more: object = {}) {
  const body = { priceId: await premiumPrice(site), mode: 'subscription', ...more };
  return site.call('POST /payment/create-checkout-session', { token, body });
}

export async function pay(site: Site, member: Member): Promise<void> {
  const { body } = await beginCheckout(site, member);
  const form = new URLSearchParams({ ...card, email: member.email });
  const paid = await fetch(body.url, { method: 'POST', redirect: 'manual', body: form });
  if (paid.status !== 303) throw new Error(`the checkout answered ${paid.status}`);
}

export const isPremium = async (site: Site, { token }: Pick<Member, 'token'>): Promise<boolean> =>
  (await site.mustCall('GET /payment/subscription', { token })).body.isPremium;

/** What the stand-in for Stripe was asked of late, by path. */
export async function stripeCalls(site: Site): Promise<{ method: string; path: string; params?: unknown }[]> {
  const { body } = await send(`${site.urlOf('stripe')}/__control/calls`, { method: 'GET' });
  return body.calls ?? body;
}

export const stripeEvent = (type: string, object: object, more: object = {}) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type,
  livemode: false,
  data: { object },
  ...more,
});

interface Signing {
  secret?: string;
  secondsAgo?: number;
  scheme?: string;
}

/** As Stripe signs: over the time and the bytes. */
export function signature(
  payload: string,
  { secret = webhookSecret, secondsAgo = 0, scheme = 'v1' }: Signing = {},
) {
  const at = Math.floor(Date.now() / 1_000) - secondsAgo;
  const mac = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return `t=${at},${scheme}=${mac}`;
}

export const sendWebhook = (site: Site, payload: string, signed: string | undefined = signature(payload)) =>
  site.call('POST /payment/webhook', {
    body: Buffer.from(payload),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signed === '' ? {} : { 'stripe-signature': signed }),
    },
  });
