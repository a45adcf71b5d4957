import { describe, expect, test } from '@jest/globals';
import { createPasswordHasher } from './password-hasher.ts';

const cheap = { memory: 64, passes: 1, parallelism: 1 };
const aHasher = (overrides = {}) =>
  createPasswordHasher({ maxAtOnce: 2, maxWaiting: 10, cost: cheap, ...overrides });

describe('a password hash', () => {
  test('of production strength names argon2id and OWASP’s parameters', async () => {
    const hasher = createPasswordHasher({ maxAtOnce: 1, maxWaiting: 1 });
    expect(await hasher.hash('saffron and rice')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$\S{22}\$\S{43}$/,
    );
  });

  test('of the same password differs each time, for each has a salt of its own', async () => {
    const hasher = aHasher();
    expect(await hasher.hash('saffron and rice')).not.toBe(await hasher.hash('saffron and rice'));
  });

  test('is found among several by the password that made it, and by no other', async () => {
    const hasher = aHasher();
    const salt = Buffer.alloc(16, 7);
    const stored = [await hasher.hash('first of all', salt), await hasher.hash('second of all', salt)];
    expect(await hasher.match('first of all', stored)).toBe(stored[0]);
    expect(await hasher.match('third of all', stored)).toBeUndefined();
  });

  test('counts every byte of a long password: its first 72 do not match', async () => {
    const hasher = aHasher();
    const long = 'olive '.repeat(20);
    const stored = [await hasher.hash(long)];
    expect(await hasher.match(long, stored)).toBe(stored[0]);
    expect(await hasher.match(long.slice(0, 72), stored)).toBeUndefined();
    expect(await hasher.match(`${long} `, stored)).toBeUndefined();
  });

  test('matches a password typed with composed or decomposed letters', async () => {
    const hasher = aHasher();
    const stored = [await hasher.hash('cr\u00e8me br\u00fbl\u00e9e')];
    expect(await hasher.match('cre\u0300me bru\u0302le\u0301e', stored)).toBe(stored[0]);
  });

  test('made at a lower cost still matches, and is known to be outdated', async () => {
    const stored = await aHasher().hash('saffron and rice');
    const stricter = aHasher({ cost: { ...cheap, passes: 2 } });
    expect(await stricter.match('saffron and rice', [stored])).toBe(stored);
    expect(stricter.isOutdated(stored)).toBe(true);
    expect(aHasher().isOutdated(stored)).toBe(false);
  });

  test('that is damaged is a fault of ours and not a wrong password', async () => {
    await expect(aHasher().match('saffron and rice', ['$2b$10$something'])).rejects.toThrow('PHC');
  });
});

test('of more hashing than may wait the longest waiting is refused at once with 503, and the rest is finished', async () => {
  const hasher = aHasher({ maxAtOnce: 1, maxWaiting: 1 });
  const outcomes = await Promise.allSettled([1, 2, 3].map(n => hasher.hash(`password ${n}`)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(outcomes[1]).toMatchObject({ reason: { code: 'service_unavailable', retryAfterSeconds: 1 } });
  await expect(hasher.hash('password 4')).resolves.toMatch(/^\$argon2id/);
});

test('who waits longer than an answer is worth is refused with 503, and the others go on', async () => {
  const hasher = aHasher({ maxAtOnce: 1, maxWaitMs: 0, cost: { ...cheap, passes: 2_000 } });
  const outcomes = await Promise.allSettled([1, 2, 3].map(n => hasher.hash(`password ${n}`)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(outcomes[1]).toMatchObject({ reason: { code: 'service_unavailable', retryAfterSeconds: 1 } });
  await expect(hasher.hash('password 4')).resolves.toMatch(/^\$argon2id/);
});
