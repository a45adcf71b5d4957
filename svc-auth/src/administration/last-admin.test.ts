import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { recordChange, recordCreate } from '@sufra/service-kit';
import { eventually, openTestDatabase, type TestDatabase } from '@sufra/service-kit/testing';
import { type Connection, createConnection, Types } from 'mongoose';
import { accountRemoved } from '../accounts/account-removed.ts';
import { type User, userModel } from '../users/user-model.ts';
import { changeKeepingAnAdmin } from './last-admin.ts';
import { leavingAdminsModel } from './leaving-admins.ts';

let database: TestDatabase;
let other: Connection;
beforeAll(async () => {
  database = await openTestDatabase();
  other = await createConnection(database.url).asPromise();
  await userModel(other).createIndexes();
});
afterAll(async () => {
  await other.close();
  await database.stop();
});

/** One replica: what it has in common with another is the database alone. */
function aReplica(connection = database.connection) {
  const users = userModel(connection);
  const register = leavingAdminsModel(connection);
  const changing = changeKeepingAnAdmin({ users, register });
  const change = (id: string, how: Parameters<typeof changing>[0]['change']) =>
    changing({ by: { _id: id }, change: how });
  return {
    users,
    register,
    demote: (id: string) =>
      change(id, user =>
        user.isAdmin ? recordChange({ of: user, update: { $set: { isAdmin: false } } }) : undefined,
      ),
    remove: (id: string) => change(id, accountRemoved),
    change: changing,
  };
}

const one = () => aReplica();
const two = () => aReplica(other);
let made = 0;

beforeEach(async () => {
  await one().users.deleteMany({});
  await one().register.deleteMany({});
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function anAccount(overrides: Partial<User> = {}) {
  made += 1;
  const now = new Date();
  const fields = {
    _id: new Types.ObjectId(),
    email: `a${made}@example.org`,
    createdAt: now,
    verifiedAt: now,
  };
  const { _id } = await one().users.create(recordCreate({ ...fields, isAdmin: true, ...overrides }));
  return String(_id);
}

const admins = async () => {
  const found = await one().users.find({ isAdmin: true, deletedAt: null }).lean();
  return found.map(({ _id }) => String(_id));
};
const outcome = (doing: Promise<unknown>) =>
  doing.then(
    () => 'done',
    error => error.code ?? error.message,
  );
const lastAdmin = { code: 'last_admin', status: 409 };

describe('the last admin', () => {
  test('stays one, and keeps the account', async () => {
    const id = await anAccount();
    await anAccount({ isAdmin: false });
    await expect(one().demote(id)).rejects.toMatchObject(lastAdmin);
    await expect(one().remove(id)).rejects.toMatchObject(lastAdmin);
    expect(await admins()).toEqual([id]);
  });

  test('is the one left beside accounts that are deleted or not confirmed', async () => {
    const id = await anAccount();
    await anAccount({ deletedAt: new Date() });
    await anAccount({ verifiedAt: null });
    await expect(one().demote(id)).rejects.toMatchObject(lastAdmin);
  });

  test('may be changed otherwise, and a member who is no admin may go', async () => {
    const id = await anAccount();
    const member = await anAccount({ isAdmin: false });
    const moderating = (user: User) => recordChange({ of: user, update: { $set: { isModerator: true } } });
    expect(await one().change({ by: { _id: id }, change: moderating })).toMatchObject({ isModerator: true });
    expect(await one().remove(member)).toMatchObject({ deletedAt: expect.any(Date) });
    expect(await one().register.findOne()).toBeNull();
  });

  test('is told of before the refusal, and of no other', async () => {
    const id = await anAccount();
    const ifLast = jest.fn(async (_user: User) => {});
    const change = (user: User) => recordChange({ of: user, update: { $set: { isAdmin: false } } });
    await expect(one().change({ by: { _id: id }, change, ifLast })).rejects.toMatchObject(lastAdmin);
    expect(ifLast.mock.calls).toMatchObject([[{ isAdmin: true }]]);
    await anAccount();
    await one().change({ by: { _id: id }, change, ifLast });
    expect(ifLast).toHaveBeenCalledTimes(1);
  });

  test('a member who is not there is not changed', async () => {
    expect(await one().demote('f'.repeat(24))).toBeNull();
  });
});

describe('at one moment, at two replicas', () => {
  test.each(['demote', 'remove'] as const)('two admins who %s each other leave one', async how => {
    for (let round = 0; round < 15; round += 1) {
      await one().users.deleteMany({});
      const ids = [await anAccount(), await anAccount()] as const;
      const outcomes = await Promise.all([outcome(one().demote(ids[0])), outcome(two()[how](ids[1]))]);
      expect(outcomes.toSorted()).toEqual(['done', 'last_admin']);
      expect(await admins()).toHaveLength(1);
    }
  });

  test('of eight admins who all are demoted or deleted, each by several, one stays', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => anAccount()));
    const doings = ids.flatMap(id => [one().demote(id), two().demote(id), two().remove(id)]);
    const outcomes = await Promise.all(doings.map(outcome));
    expect(new Set(outcomes)).toEqual(new Set(['done', 'last_admin']));
    expect(await admins()).toHaveLength(1);
    expect((await one().register.findOne().lean())?.leaving).toEqual([]);
  });

  test('the same admin twice is one demotion', async () => {
    const [id] = [await anAccount(), await anAccount()];
    const outcomes = await Promise.all([outcome(one().demote(id)), outcome(two().demote(id))]);
    expect(outcomes).toEqual(['done', 'done']);
    expect(await admins()).toHaveLength(1);
  });
});

/** What dies with its process: nothing is done any more, or the answer to what was done does not come. */
const killed = new Error('killed');
type When = 'before' | 'after';

function killAt(replica: ReturnType<typeof aReplica>, step: string, when: When) {
  const { users, register } = replica;
  const update = register.updateOne.bind(register);
  const write = users.findOneAndUpdate.bind(users);
  let updates = 0;
  jest.spyOn(register, 'updateOne').mockImplementation(((...given: Parameters<typeof update>) => {
    updates += 1;
    const dies = step === (updates === 1 ? 'entering' : 'leaving the register');
    if (!dies) return update(...given);
    const done = when === 'after' ? update(...given).exec() : Promise.resolve();
    return done.then(() => Promise.reject(killed));
  }) as unknown as typeof register.updateOne);
  jest.spyOn(users, 'findOneAndUpdate').mockImplementation(((...given: Parameters<typeof write>) => {
    const doing = () => write(...given).lean();
    if (step !== 'the write') return doing();
    const exec = async () => {
      if (when === 'after') await doing().exec();
      throw killed;
    };
    return { lean: () => ({ exec }) };
  }) as unknown as typeof users.findOneAndUpdate);
}

describe('a kill', () => {
  test.each<[When, string, number]>([
    ['before', 'entering', 2],
    ['after', 'entering', 2],
    ['before', 'the write', 2],
    ['after', 'the write', 1],
    ['before', 'leaving the register', 1],
    ['after', 'leaving the register', 1],
  ])('%s %s leaves admins of whom all but one may go: %d', async (when, step, left) => {
    const [first, second] = [await anAccount(), await anAccount()];
    const dying = one();
    killAt(dying, step, when);
    await expect(dying.demote(first)).rejects.toBe(killed);
    jest.restoreAllMocks();
    expect(await admins()).toHaveLength(left);

    const next = await outcome(two().demote(second));
    expect(next).toBe(left === 2 ? 'done' : 'last_admin');
    expect(await admins()).toEqual([left === 2 ? first : second]);
    expect(await outcome(one().demote(left === 2 ? first : second))).toBe('last_admin');
  });

  test('is not one when it was only slow: its late write is not done any more', async () => {
    const [slow, quick] = [await anAccount(), await anAccount()];
    const hanging = one();
    const write = hanging.users.findOneAndUpdate.bind(hanging.users);
    let goOn = () => {};
    const held = new Promise<void>(resolve => {
      goOn = resolve;
    });
    let isWriting = false;
    jest.spyOn(hanging.users, 'findOneAndUpdate').mockImplementationOnce(((
      ...given: Parameters<typeof write>
    ) => {
      const exec = async () => {
        isWriting = true;
        await held;
        return write(...given)
          .lean()
          .exec();
      };
      return { lean: () => ({ exec }) };
    }) as unknown as typeof write);
    const slowly = outcome(hanging.demote(slow));
    await eventually(() => isWriting);

    expect(await outcome(two().demote(quick))).toBe('done');
    goOn();
    expect(await slowly).toBe('last_admin');
    expect(await admins()).toEqual([slow]);
  });
});
