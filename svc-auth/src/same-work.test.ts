import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Throttle } from '@sufra/service-kit';
import { openTestDatabase, type TestDatabase } from '@sufra/service-kit/testing';
import { anEnvironment } from '../test/an-environment.ts';
import { aPerson } from '../test/people.ts';
import { aKey } from '../test/secrets.ts';
import { type ResendDeps, resendVerification } from './accounts/resend-verification.ts';
import { type SignUpDeps, signUp } from './accounts/sign-up.ts';
import { signUpSalt } from './accounts/sign-up-salt.ts';
import { readConfig } from './config.ts';
import { createPasswordHasher, type PasswordHasher } from './hashing/password-hasher.ts';
import { linkMaker } from './links/link.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { checkCredentials } from './sessions/check-credentials.ts';
import { limitsOf } from './throttling.ts';
import { userModel } from './users/user-model.ts';

// Time tells whether there is an account only if the work differs; so the work is counted, not timed.
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.stop());

const ip = '203.0.113.1';

function counted() {
  const cost = { memory: 64, passes: 1, parallelism: 1 };
  const hasher = createPasswordHasher({ maxAtOnce: 2, maxWaiting: 10, cost });
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

const kinds: Record<string, string> = { findOne: 'read', findOneAndUpdate: 'write' };

/** What is asked of the database: by the limits, which always have room, and about accounts. */
function countedStore() {
  const work: string[] = [];
  const write = async () => {
    work.push('write');
  };
  const throttle: Throttle = { take: () => write().then(() => write), assertRoom: async () => {} };
  const users = userModel(database.connection);
  database.connection.set('debug', (_collection: string, method: string) => {
    // Here each new model makes its indexes beside what is counted; a service has them before its first request.
    if (method !== 'createIndex') work.push(kinds[method] ?? method);
  });
  return { throttle, users, work };
}

const newLink = linkMaker({ sealingKeys: [aKey()], lifeMs: 60_000 });

function aDesk() {
  const { hasher, work } = counted();
  const store = countedStore();
  const { users } = store;
  const deps: SignUpDeps & ResendDeps = {
    users,
    hasher,
    saltFor: signUpSalt([aKey()]),
    throttle: store.throttle,
    isBreached: async () => false,
    limits: limitsOf(readConfig(anEnvironment())),
    newConfirmationLink: newLink,
    newResetLink: newLink,
    evenAnswerMs: 0,
    record: () => {},
  };
  const workOf = async (doing: () => Promise<unknown>) => {
    work.length = 0;
    await doing();
    return [...work];
  };
  const askedOf = async (doing: () => Promise<unknown>) => {
    store.work.length = 0;
    await doing();
    return [...store.work];
  };
  return { deps, users, workOf, askedOf };
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

  test.each([
    ['another confirmation link', resendVerification],
    ['a link that sets a password', forgotPassword],
  ])(
    'a request for %s is as many looks and writes for an unknown, a known and a waiting address',
    async (_what, ask) => {
      const desk = aDesk();
      const waiting = aPerson();
      await signUp(desk.deps, { ...waiting, ip });
      const doubtful = aPerson();
      for (const password of ['first good one', 'second good one'])
        await signUp(desk.deps, { ...doubtful, password, ip });
      for (const { email } of [aPerson(), await becomesMember(desk), waiting, doubtful])
        expect(await desk.askedOf(() => ask(desk.deps, { email, ip }))).toEqual([
          'write',
          'write',
          'read',
          'write',
        ]);
    },
  );
});
