import { join } from 'node:path';
import { apiPrefix } from '@sufra/contracts';
import { ConfigurationError } from '@sufra/service-kit';
import { startStripe } from '../../stand-ins/stripe/index.ts';

const needed = [
  'STRIPE_PUBLIC_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ID',
  'GATEWAY_URL',
];

/** The stand-in for Stripe, told by the environment what svc-billing is told. */
export async function stripeOf(env: NodeJS.ProcessEnv, folder: string, log: (line: string) => void) {
  const missing = needed.filter(name => !env[name]);
  if (missing.length > 0) throw new ConfigurationError(missing.map(name => `${name}: is not set`));
  const { STRIPE_PUBLIC_URL = '', STRIPE_SECRET_KEY = '', STRIPE_PRICE_ID = '', GATEWAY_URL = '' } = env;
  const [webhookSecret = ''] = (env.STRIPE_WEBHOOK_SECRET ?? '').split(',');
  return startStripe({
    host: '0.0.0.0',
    port: Number(env.STRIPE_PORT ?? 1082),
    publicUrl: STRIPE_PUBLIC_URL,
    webhookUrl: `${GATEWAY_URL}${apiPrefix}/payment/webhook`,
    webhookSecret: webhookSecret.trim(),
    secretKey: STRIPE_SECRET_KEY,
    priceId: STRIPE_PRICE_ID,
    folder: join(folder, 'stripe'),
    log,
  });
}
