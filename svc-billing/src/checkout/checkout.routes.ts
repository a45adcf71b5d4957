import { routes } from '@sufra/service-kit';
import { withinPatience } from '../stripe/within-patience.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { createCheckout } from './create-checkout.ts';
import { openPortal } from './open-portal.ts';

interface Deps extends CheckoutDeps {
  patienceMs: number;
}

export const checkoutRoutes = ({ patienceMs, ...deps }: Deps) =>
  routes({
    'POST /payment/create-checkout-session': ({ caller: { userId }, body: { priceId, email } }) =>
      withinPatience(patienceMs, () => createCheckout(deps, { userId, priceId, email })),
    'POST /payment/portal': ({ caller: { userId } }) =>
      withinPatience(patienceMs, () => openPortal(deps, userId)),
  });
