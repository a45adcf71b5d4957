import { premium } from '@sufra/contracts';
import type Stripe from 'stripe';

export interface Ours {
  /** Real money, or Stripe's test mode. */
  isLive: boolean;
  /** The offered price, and those that were offered before. */
  priceIds: readonly string[];
}

export const oursOf = (secretKey: string, priceIds: readonly string[]): Ours => ({
  isLive: /^(sk|rk)_live_/.test(secretKey),
  priceIds,
});

const currency = premium.currency.toLowerCase();

/** One account may sell other things, to the same customers too. */
export const isOurSubscription = ({ isLive, priceIds }: Ours, subscription: Stripe.Subscription) =>
  subscription.livemode === isLive &&
  subscription.currency === currency &&
  subscription.items.data.some(({ price }) => priceIds.includes(price.id));

export const isOurMoney = ({ isLive }: Ours, thing: { livemode: boolean; currency: string }) =>
  thing.livemode === isLive && thing.currency === currency;
