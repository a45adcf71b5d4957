import { routes } from '@sufra/service-kit';
import type { SecurityLog } from '../security-log.ts';
import { NotSigned, readSigned } from './read-signed.ts';
import { type ReceiveDeps, receiveWebhook } from './receive-webhook.ts';

interface Deps extends ReceiveDeps {
  secrets: readonly string[];
  toleranceSeconds: number;
  logSecurity: SecurityLog;
}

export const webhookRoutes = ({ secrets, toleranceSeconds, logSecurity, ...deps }: Deps) =>
  routes({
    'POST /payment/webhook': async ({ body: bytes }, exchange) => {
      const signature = exchange.header('stripe-signature');
      try {
        await receiveWebhook(deps, readSigned({ bytes, signature, secrets, toleranceSeconds }));
      } catch (error) {
        if (error instanceof NotSigned)
          logSecurity({ what: 'webhook', outcome: 'refused', reason: error.reason, ip: exchange.ip });
        throw error;
      }
      return { received: true as const };
    },
  });
