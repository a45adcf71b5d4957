import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Throttle } from '@sufra/service-kit';
import { openTestDatabase, type TestDatabase } from '@sufra/service-kit/testing';
import { aPerson } from '../test/people.ts';
import { aKey } from '../test/secrets.ts';
import { type SignUpDeps, signUp } from './accounts/sign-up.ts';
import { signUpSalt } from './accounts/sign-up-salt.ts';
import { userModel } from './accounts/user-model.ts';
import { createPasswordHasher, type PasswordHasher } from './passwords/password-hasher.ts';
import { checkCredentials } from './sessions/check-credentials.ts';

// Time tells whether somebody has an account only if the work differs; so the work is counted, not timed.
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.stop());

const ip = '203.0.113.1';

function counted() {
  const cost = { memory: 64, passes: 1, parallelism: 1 };
  const hasher = createPasswordHasher({ mostAtOnce: 2, mostWaiting: 10, cost });
  const work: string[] = [];
  const counting: PasswordHasher = {
    ...hasher,
    hash: (...given) => {
      work.push('hash');
      return hasher.hash(...given);
    },
    match: (...given) => {
      work.push('match');
      return hasher.match(...given);
    },
  };
  return { hasher: counting, work };
}

const roomForAll: Throttle = { take: async () => async () => {}, assertRoom: async () => {} };
const limit = { name: 'any', most: 1, windowMs: 1 };

function aDesk() {
  const { hasher, work } = counted();
  const users = userModel(database.connection);
  const deps: SignUpDeps = {
    users,
    hasher,
    saltFor: signUpSalt([aKey()]),
    throttle: roomForAll,
    limits: { signInsByEmail: limit, signInsByIp: limit, signUpsByIp: limit, mailsByAddress: limit },
    linkTokenKeys: [aKey()],
    linkLifeMs: 60_000,
    record: () => {},
  };
  const workOf = async (doing: () => Promise<unknown>) => {
    work.length = 0;
    await doing();
    return [...work];
  };
  return { deps, users, workOf };
}

const becomesMember = async ({ deps, users }: ReturnType<typeof aDesk>, person = aPerson()) => {
  await signUp(deps, { ...person, ip });
  const passwordHash = (await users.findOne({ email: person.email }).lean())?.pendingSignUps[0]?.passwordHash;
  await users.updateOne(
    { email: person.email },
    { $set: { verifiedAt: new Date(), passwordHash, pendingSignUps: [] } },
  );
  return person;
};

describe('the work of', () => {
  test('a sign-up is one hash, for a new, a repeated, a second and a known address', async () => {
    const desk = aDesk();
    const waiting = aPerson();
    const member = await becomesMember(desk);
    const people = [waiting, waiting, { ...waiting, password: 'another good one' }, member];
    for (const person of people)
      expect(await desk.workOf(() => signUp(desk.deps, { ...person, ip }))).toEqual(['hash']);
  });

  test('a checked password is one match, for an unknown, a known and a waiting address, however many wait', async () => {
    const desk = aDesk();
    const waiting = aPerson();
    for (const password of ['first good one', 'second good one', 'third good one'])
      await signUp(desk.deps, { ...waiting, password, ip });
    const member = await becomesMember(desk);
    const password = 'certainly not this';
    for (const { email } of [aPerson(), member, waiting])
      expect(await desk.workOf(() => checkCredentials(desk.deps, { email, password }))).toEqual(['match']);
    const right = { email: waiting.email, password: 'first good one' };
    expect(await checkCredentials(desk.deps, right)).toMatchObject({ outcome: 'unverified' });
  });
});
