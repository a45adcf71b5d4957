import type { Clock } from './clock.ts';
import type { Store } from './store/open-store.ts';
import type { Price } from './store/records.ts';

interface Cause {
  requestId: string | null;
  idempotencyKey: string | null;
}

/** How the site is told; the control address may change it. */
export interface Orders {
  /** Nothing is told until it is asked for: of every type, or of those that begin so. */
  withhold: boolean | string[];
}

export const usualOrders: Orders = { withhold: false };

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
