import { runProduct } from '@sufra/service-kit/testing';
import { asInProduction } from './as-in-production.ts';
import { record } from './report.ts';
import { median, percentile } from './summary.ts';

const rounds = 100;
const known = 'free@sufra.example';
const unlimited = {
  ...asInProduction,
  RATE_PER_MINUTE: '0',
  AUTH_RATE_PER_MINUTE: '0',
  SIGN_IN_FAILURES_PER_EMAIL: '0',
  SIGN_IN_FAILURES_PER_IP: '0',
  SIGN_UPS_PER_IP_AND_HOUR: '100000',
  MAIL_REQUESTS_PER_IP_AND_HOUR: '100000',
  MAILS_PER_ADDRESS_AND_HOUR: '100000',
};

interface Kind {
  call: string;
  status: number;
  body: (email: string) => object;
}

/** Whatever may be asked about an address without knowing its password. */
const kinds: Kind[] = [
  { call: 'signin', status: 401, body: email => ({ email, password: 'not the password' }) },
  {
    call: 'signup',
    status: 201,
    body: email => ({ email, name: 'Somebody', password: 'saffron and rice' }),
  },
  { call: 'resend-verification', status: 200, body: email => ({ email }) },
  { call: 'forgot-password', status: 200, body: email => ({ email }) },
];

const product = await runProduct({ env: unlimited });

async function attempt({ call, status, body }: Kind, email: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${product.origin}/api/v1/auth/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body(email)),
  });
  await answer.text();
  if (answer.status !== status) throw new Error(`${call} answered ${answer.status}`);
  return performance.now() - began;
}

/** The two sides take turns, and turns at being first. */
async function compare(kind: Kind) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const sides = {
    known: async () => times.known.push(await attempt(kind, known)),
    unknown: async (round: number) =>
      times.unknown.push(await attempt(kind, `nobody-${kind.call}-${round}@sufra.example`)),
  };
  for (let round = 0; round < rounds; round += 1) {
    const [first, second] = round % 2 === 0 ? [sides.known, sides.unknown] : [sides.unknown, sides.known];
    await first(round);
    await second(round);
  }
  const ratios = times.known.map((ms, round) => ms / (times.unknown[round] ?? Number.NaN));
  record({
    what: `${kind.call}, a known address against an unknown one`,
    value: median(times.known) / median(times.unknown),
    unit: '×',
    spread: [percentile(ratios, 0.25), percentile(ratios, 0.75)],
    ...{ atLeast: 0.9, atMost: 1.1 },
    note: `median ${median(times.known).toFixed(1)} ms`,
  });
}

try {
  for (const kind of kinds) await compare(kind);
} finally {
  await product.stop();
}
