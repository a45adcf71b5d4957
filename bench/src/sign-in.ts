import { runProduct } from './run-product.ts';
import { percentile, say } from './summary.ts';

const rounds = 40;

/** A wrong password of a known address against the same of an unknown one: the two must not be told apart. */
const limits = {
  SIGN_IN_FAILURES_PER_EMAIL: '100000',
  SIGN_IN_FAILURES_PER_IP: '100000',
  AUTH_RATE_PER_MINUTE: '0',
};
const product = await runProduct([], limits);

async function attempt(email: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${product.origin}/api/v1/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'not the password' }),
  });
  await answer.text();
  if (answer.status !== 401) throw new Error(`answered ${answer.status}`);
  return performance.now() - began;
}

const known: number[] = [];
const unknown: number[] = [];
for (let round = 0; round < rounds; round++) {
  known.push(await attempt('free@sufra.example'));
  unknown.push(await attempt(`nobody-${round}@sufra.example`));
}
await product.stop();
for (const part of [0.5, 0.9]) {
  const [a, b] = [percentile(known, part), percentile(unknown, part)];
  say(
    `p${part * 100}: known ${a.toFixed(1)} ms, unknown ${b.toFixed(1)} ms, known / unknown ${(a / b).toFixed(2)}`,
  );
}
