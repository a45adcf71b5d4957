import { timingSafeEqual } from 'node:crypto';
import { StripeProblem } from '../stripe-problem.ts';

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

const masked = (key: string) => `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`;

export function assertKey(authorization: string | undefined, secretKey: string): void {
  const [, key] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? [];
  if (!key)
    throw new StripeProblem(
      401,
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    );
  if (!isSame(key, secretKey)) throw new StripeProblem(401, `Invalid API Key provided: ${masked(key)}`);
}
