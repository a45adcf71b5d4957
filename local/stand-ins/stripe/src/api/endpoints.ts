import { checkoutEndpoints } from './checkout-sessions.ts';
import { customerEndpoints } from './customers.ts';
import type { Endpoint } from './endpoint.ts';
import { invoiceEndpoints } from './invoices.ts';
import { paymentEndpoints } from './payments.ts';
import { portalEndpoints } from './portal-sessions.ts';
import { subscriptionEndpoints } from './subscriptions.ts';

const endpoints: Record<string, Endpoint> = {
  ...customerEndpoints,
  ...checkoutEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...paymentEndpoints,
  ...portalEndpoints,
};

export interface Found {
  name: string;
  endpoint: Endpoint;
  id: string;
}

/** At most one part of an address is an id. */
export function findEndpoint(method: string, path: string): Found | undefined {
  const exact = endpoints[`${method} ${path}`];
  if (exact) return { name: `${method} ${path}`, endpoint: exact, id: '' };
  const parts = path.split('/');
  for (const index of [3, 4]) {
    const name = `${method} ${parts.with(Math.min(index, parts.length - 1), ':id').join('/')}`;
    const endpoint = endpoints[name];
    const id = parts[index];
    if (endpoint && id) return { name, endpoint, id: decodeURIComponent(id) };
  }
  return undefined;
}
