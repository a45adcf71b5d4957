import Stripe from 'stripe';

interface Options {
  apiUrl: string;
  secretKey: string;
  timeoutMs: number;
  retries: number;
}

/** The official SDK, at whatever address; it tells Stripe nothing of our latencies. */
export function openStripe({ apiUrl, secretKey, timeoutMs, retries }: Options): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isHttps = protocol === 'https:';
  return new Stripe(secretKey, {
    protocol: isHttps ? 'https' : 'http',
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || (isHttps ? 443 : 80),
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
}
