import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { type StripeOptions, startStripe } from '../src/start-stripe.ts';

export const secretKey = 'sk_test_local_only';
export const webhookSecret = 'whsec_local_only';
export const priceId = 'price_local_premium';

type Answer = (response: ServerResponse, count: number) => void;

const taken: Answer = response => response.writeHead(200).end();

/** Stands where svc-billing does: what it was told, checked as svc-billing checks it. */
async function aListener() {
  const events: Stripe.Event[] = [];
  const faults: string[] = [];
  let answer = taken;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    try {
      const signature = String(request.headers['stripe-signature']);
      events.push(Stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, webhookSecret));
    } catch (error) {
      faults.push(String(error));
    }
    answer(response, events.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    events,
    faults,
    answerWith(next: Answer) {
      answer = next;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function until<T>(look: () => T | undefined | false, what: string): Promise<T> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const found = look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`never: ${what}`);
    await new Promise(resolve => setTimeout(resolve, 10));
  }
}

/** What the control addresses answer, each some of it. */
interface Told {
  customer: string;
  subscription: string;
  id: string;
  charge: string;
  now: string;
  orders: object;
  waiting: number;
  deliveries: { id: string; type: string }[];
  told: { type: string }[];
}

/** The stand-in with the real SDK on one side of it and the site on the other. */
export async function aStripeSite(options: Partial<StripeOptions> = {}) {
  const listener = await aListener();
  const said: string[] = [];
  const stripe = await startStripe({
    port: 0,
    webhookUrl: listener.url,
    webhookSecret,
    secretKey,
    priceId,
    retryDelaysMs: [10, 20, 40],
    log: line => said.push(line),
    ...options,
  });
  const { hostname, port } = new URL(stripe.url);
  const clientWith = (key: string, config: Stripe.StripeConfig = {}) =>
    new Stripe(key, {
      host: hostname,
      port: Number(port),
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
      ...config,
    });
  const control = async (path: string, body?: object, method = body ? 'POST' : 'GET') => {
    const answer = await fetch(`${stripe.url}/__control/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Told };
  };
  const types = () => listener.events.map(({ type }) => type);

  return {
    url: stripe.url,
    client: clientWith(secretKey),
    clientWith,
    listener,
    said,
    control,
    types,
    hears: (type: string, times = 1) =>
      until(
        () => types().filter(heard => heard === type).length >= times && types(),
        `${times} × ${type}, only ${types()}`,
      ),
    until,
    async stop() {
      await stripe.stop();
      await listener.stop();
    },
  };
}

export type StripeSite = Awaited<ReturnType<typeof aStripeSite>>;

export const anOrder = (overrides: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  ({
    mode: 'subscription',
    line_items: [{ price: priceId, quantity: 1 }],
    success_url: 'http://localhost:8080/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:8080/billing',
    ...overrides,
  }) satisfies Stripe.Checkout.SessionCreateParams;
