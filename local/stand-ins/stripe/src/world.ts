import type { Clock } from './clock.ts';
import type { Store } from './store/open-store.ts';
import type { Price } from './store/records.ts';

interface Cause {
  requestId: string | null;
  idempotencyKey: string | null;
}

/** How the site is to be told, and what else somebody may set while this runs. */
export interface Orders {
  /** What becomes of a subscription that the last try has not saved. */
  afterLastTry: 'cancel' | 'unpaid';
  /** Nothing is told until it is asked for: of every type, or of those that begin so. */
  withhold: boolean | string[];
  delayMs: number;
  copies: number;
  order: 'as it happened' | 'reversed' | 'shuffled';
}

export const usualOrders: Orders = {
  afterLastTry: 'cancel',
  withhold: false,
  delayMs: 0,
  copies: 1,
  order: 'as it happened',
};

/** What everything here works on. */
export interface World {
  store: Store;
  clock: Clock;
  /** The one price that is sold. */
  price: Price;
  /** What browsers call this place. */
  publicUrl: string;
  orders: Orders;
  /** Which request the present change comes from. */
  cause: Cause;
}

export const noCause: Cause = { requestId: null, idempotencyKey: null };
