import { afterEach, expect, test } from '@jest/globals';
import { aToken } from '../testing/a-token.ts';
import { aUser } from '../testing/a-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { createSession } from './create-session.ts';
import { clearKeptOnSignOut, keptForMember } from './kept-for-member.ts';

afterEach(() => localStorage.clear());

const server = fakeServer({ 'POST /auth/session/end': { body: { message: 'You are signed out.' } } });

function aSession() {
  const session = createSession({ storage: localStorage, fetch: server.fetch });
  session.signIn({ token: aToken(), user: aUser() });
  return session;
}

test('what is kept for a member is read again by that member alone', () => {
  expect(keptForMember('u1', 'draft').write({ title: 'Dates' })).toBe(true);

  expect(keptForMember('u1', 'draft').read()).toEqual({ title: 'Dates' });
  expect(keptForMember('u2', 'draft').read()).toBeUndefined();
  expect(keptForMember('u1', 'other').read()).toBeUndefined();
  keptForMember('u1', 'draft').remove();
  expect(keptForMember('u1', 'draft').read()).toBeUndefined();
});

test('what cannot be read is as if it were not there', () => {
  keptForMember('u1', 'draft').write('x');
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{');

  expect(keptForMember('u1', 'draft').read()).toBeUndefined();
});

test('signing out throws it away, and nothing else', async () => {
  const session = aSession();
  const stop = clearKeptOnSignOut(session);
  keptForMember('u1', 'draft').write('text');
  localStorage.setItem('theme', 'dark');

  await session.signOut();

  expect(keptForMember('u1', 'draft').read()).toBeUndefined();
  expect(localStorage.getItem('theme')).toBe('dark');
  stop();
});

test('a session that ends by itself leaves it for the next', () => {
  const session = aSession();
  const stop = clearKeptOnSignOut(session);
  keptForMember('u1', 'draft').write('text');

  session.refuse(localStorage.getItem('token') ?? '');

  expect(session.get().status).toBe('signed-out');
  expect(keptForMember('u1', 'draft').read()).toBe('text');
  stop();
});
