import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask, eventually } from '@sufra/service-kit/testing';
import { signedIn } from '../test/people.ts';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';
import { seedDemo } from './demo.ts';

const aDemoMember = (overrides = {}) => ({
  id: '5afa000000000000000000a1',
  name: 'Idris Admin',
  email: 'admin@sufra.example',
  password: 'sufra-demo',
  isAdmin: true,
  isModerator: false,
  isPremium: false,
  ...overrides,
});

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

test('demo members sign in with their roles, and other services learn of them', async () => {
  const premium = aDemoMember({
    id: '5afa000000000000000000a2',
    email: 'premium@sufra.example',
    name: 'Yusuf Premium',
    isAdmin: false,
    isPremium: true,
  });
  await seedDemo({ config: under.config, members: [aDemoMember(), premium] });
  const { answer } = await signedIn(under, aDemoMember());
  expect(answer.body.user).toMatchObject({ _id: aDemoMember().id, isAdmin: true, isPremium: false });
  expect((await signedIn(under, premium)).answer.body.user).toMatchObject({
    isPremium: true,
    isAdmin: false,
  });
  await eventually(() =>
    expect(under.heard('user.access-changed', aDemoMember().id)).toMatchObject([
      { isAdmin: true, displayName: 'Idris Admin' },
    ]),
  );
});

test('seeding again changes nothing', async () => {
  const members = [aDemoMember({ id: '5afa000000000000000000b1', email: 'again@sufra.example' })];
  await seedDemo({ config: under.config, members });
  const before = await eventually(async () => {
    const user = await under.users.findOne({ email: 'again@sufra.example' }).lean();
    expect(user?.outbox).toEqual([]);
    expect(user?.pendingAt ?? null).toBeNull();
    return user;
  });
  await seedDemo({ config: under.config, members });
  expect(await under.users.findOne({ email: 'again@sufra.example' }).lean()).toEqual(before);
});

test('seeding sees that the told password signs in, whatever was there before', async () => {
  const member = aDemoMember({ id: '5afa000000000000000000c1', email: 'taken@sufra.example' });
  const body = { name: 'Somebody', email: member.email, password: 'some other password' };
  await ask(under.service.url, 'POST /auth/signup', { body });
  await seedDemo({ config: under.config, members: [member] });
  expect((await signedIn(under, member)).answer.body.user.name).toBe(member.name);
});

test('no other mode than local knows demo members', async () => {
  const config = { ...under.config, mode: 'production' as const };
  const members = [aDemoMember({ email: 'never@sufra.example' })];
  await expect(seedDemo({ config, members })).rejects.toThrow('local mode alone');
  expect(await under.users.countDocuments({ email: 'never@sufra.example' })).toBe(0);
});
