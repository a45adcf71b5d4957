import { routes } from '@sufra/service-kit';
import { listPayments } from './list-payments.ts';
import type { PaymentModel } from './payment-model.ts';

export const paymentRoutes = ({ payments }: { payments: PaymentModel }) =>
  routes({
    'GET /payment/payments': async ({ caller: { userId } }) => ({
      payments: await listPayments(payments, userId),
    }),
  });
