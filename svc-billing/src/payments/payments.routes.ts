import { routes } from '@sufra/service-kit';
import type { PaymentModel } from '../models/payment-model.ts';
import { listPayments } from './list-payments.ts';

export const paymentRoutes = ({ payments }: { payments: PaymentModel }) =>
  routes({
    'GET /payment/payments': ({ query, caller: { userId } }) => listPayments(payments, { userId, ...query }),
  });
