import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { aStoredMember } from '../../test/stored-member.ts';
import type { Session } from '../users/user-model.ts';
import { openTogether } from './open-together.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const aSession = (): Session => ({
  sid: randomUUID(),
  openedBy: 'password',
  refreshHash: randomUUID(),
  used: [],
  createdAt: new Date(),
  expiresAt: new Date(Date.now() + 60_000),
});
const open = (userId: string, session: Session, admit = () => ({})) =>
  openTogether({ users: under.users, tokenLifeMs: 60_000 }, userId, { session, admit });
const stored = (id: string) => under.users.findById(id).lean();

test('sessions that are opened at once are written at once, each of them', async () => {
  const { id } = await aStoredMember(under);
  const before = await stored(id);
  const sessions = Array.from({ length: 10 }, aSession);
  await Promise.all(sessions.map(session => open(id, session)));
  const after = await stored(id);
  expect(after?.sessions.map(({ sid }) => sid)).toEqual(sessions.map(({ sid }) => sid));
  expect(after?.v).toBe((before?.v ?? 0) + 1);
});

test('more than an account may have end the oldest, told by one event', async () => {
  const { id } = await aStoredMember(under);
  const sessions = Array.from({ length: 25 }, aSession);
  await Promise.all(sessions.map(session => open(id, session)));
  const after = await stored(id);
  expect(after?.sessions.map(({ sid }) => sid)).toEqual(sessions.slice(5).map(({ sid }) => sid));
  expect(after?.endedSessions.map(({ sid }) => sid)).toEqual(sessions.slice(0, 5).map(({ sid }) => sid));
  expect(after?.v).toBe(2);
});

test('one that is not admitted is refused alone, and sees what those before it have written', async () => {
  const { id } = await aStoredMember(under, { passwordHash: 'old' });
  const refusal = new Error('another password');
  const withPassword = (known: string, next: string) => (user: { passwordHash?: string | null }) => {
    if (user.passwordHash !== known) throw refusal;
    return { passwordHash: next };
  };
  const deps = { users: under.users, tokenLifeMs: 60_000 };
  const outcomes = await Promise.allSettled([
    openTogether(deps, id, { session: aSession(), admit: withPassword('old', 'new') }),
    openTogether(deps, id, { session: aSession(), admit: withPassword('old', 'new') }),
    openTogether(deps, id, { session: aSession(), admit: withPassword('new', 'new') }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await stored(id)).toMatchObject({ passwordHash: 'new', sessions: [{}, {}] });
});

test('in an account that is gone none is opened', async () => {
  const gone = String(new Types.ObjectId());
  expect(await Promise.all([open(gone, aSession()), open(gone, aSession())])).toEqual([null, null]);
});
