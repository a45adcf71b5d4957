import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { fewAtOnce } from '@sufra/service-kit';
import { type Cost, isOutdated, readPasswordHash, writePasswordHash } from './password-hash.ts';

const derive = promisify(argon2);
const saltBytes = 16;
const hashBytes = 32;
/** OWASP's choice for argon2id with one lane. */
export const askedCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };

export interface PasswordHasher {
  hash(password: string, salt?: Buffer): Promise<string>;
  /**
   * The stored hash that this password made, if any. All of them must have been made with one salt. Always the work of
   * one hash, whether there are none, one or ten to compare with: time must not tell whether there is an account.
   */
  match(password: string, stored: readonly string[]): Promise<string | undefined>;
  isOutdated(stored: string): boolean;
}

interface Options {
  maxAtOnce: number;
  maxWaiting: number;
  maxWaitMs?: number;
  refused?: () => void;
  cost?: Cost | undefined;
}

export function createPasswordHasher({
  maxAtOnce,
  maxWaiting,
  maxWaitMs = 500,
  refused,
  cost = askedCost,
}: Options): PasswordHasher {
  const inTurn = fewAtOnce({
    maxAtOnce,
    maxWaiting,
    maxWaitMs,
    retryAfterSeconds: 1,
    ...(refused && { refused }),
  });
  const withoutAccount = { ...cost, salt: randomBytes(saltBytes) };

  // One form for a password that two keyboards spell with different code points.
  const hashed = (password: string, made: Cost & { salt: Buffer }) =>
    inTurn(() =>
      derive('argon2id', {
        message: password.normalize('NFKC'),
        nonce: made.salt,
        memory: made.memory,
        passes: made.passes,
        parallelism: made.parallelism,
        tagLength: hashBytes,
      }),
    );

  return {
    async hash(password, salt = randomBytes(saltBytes)) {
      const hash = await hashed(password, { ...cost, salt });
      return writePasswordHash({ ...cost, salt, hash });
    },

    async match(password, stored) {
      const newest = stored.at(-1);
      const made = newest === undefined ? withoutAccount : readPasswordHash(newest);
      const typed = Buffer.from(writePasswordHash({ ...made, hash: await hashed(password, made) }));
      return stored.find(known => {
        const bytes = Buffer.from(known);
        return bytes.length === typed.length && timingSafeEqual(bytes, typed);
      });
    },

    isOutdated: stored => isOutdated(stored, cost),
  };
}
