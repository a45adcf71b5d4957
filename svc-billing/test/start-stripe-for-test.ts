import { type StripeStandIn, startStripe } from '../../local/stand-ins/stripe/index.ts';
import { webhookSecret } from './send-event.ts';

export const priceId = 'price_of_the_test';
export const secretKey = 'sk_test_of_the_test';

type Fault = Parameters<StripeStandIn['faults']['add']>;

/** The stand-in for Stripe with an account of its own, which sends no events: each test sends those that it is about. */
export async function startStripeForTest() {
  const failures: string[] = [];
  const stripe = await startStripe({
    webhookUrl: 'http://127.0.0.1/nothing-is-sent-there',
    webhookSecret,
    secretKey,
    priceId,
    withhold: true,
    log: line => failures.push(line),
  });
  const { account, faults, calls } = stripe;

  return {
    ...account,
    url: stripe.url,
    calls,
    /** `GET /v1/charges`, and with a slash at its end all that begin so. */
    callsOf: (call: string) =>
      calls.all().calls.filter(({ method, path }) => {
        const asked = `${method} ${path}`;
        return call.endsWith('/') ? asked.startsWith(call) : asked === call;
      }),
    /** What goes wrong with the next calls that begin so; once, unless `times` says more. */
    fail(call: `${'GET' | 'POST' | 'DELETE'} ${string}`, fault: Fault[0], meanwhile?: Fault[1]) {
      const [method, path] = call.split(' ') as ['GET' | 'POST' | 'DELETE', string];
      faults.add({ ...fault, method, path }, meanwhile);
    },
    heal: faults.clear,
    async stop() {
      await stripe.stop();
      if (failures.length > 0) throw new Error(failures.join('\n'));
    },
  };
}

export type StripeForTest = Awaited<ReturnType<typeof startStripeForTest>>;
