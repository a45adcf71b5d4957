import type { Plan } from '@sufra/contracts';
import { routes } from '@sufra/service-kit';

export const plansRoutes = ({ plans }: { plans: Plan[] }) =>
  routes({
    'GET /payment/plans': (_input, exchange) => {
      exchange.setHeader('cache-control', 'public, max-age=60');
      return { plans };
    },
  });
