import { expect } from '@playwright/test';
import type { Product } from '@sufra/service-kit/testing';

interface Payer {
  token: string;
  user: { email: string };
}

const goodCard = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Bilal Test' };

async function premiumPrice({ origin }: Pick<Product, 'origin'>): Promise<string> {
  const { plans } = await (await fetch(`${origin}/api/v1/payment/plans`)).json();
  return plans.find(({ priceId }: { priceId: string | null }) => priceId).priceId;
}

/** Becomes premium without a browser: the forms are sent as one would send them. */
export async function pay(product: Pick<Product, 'origin'>, { token, user }: Payer) {
  const begun = await fetch(`${product.origin}/api/v1/payment/create-checkout-session`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ priceId: await premiumPrice(product), mode: 'subscription' }),
  });
  const { url } = await begun.json();
  expect(begun.status, 'the way to the checkout').toBe(200);
  const paid = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...goodCard, email: user.email }),
  });
  expect(paid.status, await paid.text()).toBe(303);
}
