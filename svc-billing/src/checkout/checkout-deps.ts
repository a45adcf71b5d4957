import type { Limit, Throttle } from '@sufra/service-kit';
import type { MemberDeps } from '../subscriptions/refresh-member.ts';
import type { Sharing } from './sharing.ts';

export interface CheckoutDeps extends MemberDeps {
  /** What is offered now. */
  priceId: string;
  publicOrigin: string;
  checkoutMs: number;
  throttle: Throttle;
  checkoutsPerMember: Limit;
  sharing: Sharing<{ url: string }>;
}
