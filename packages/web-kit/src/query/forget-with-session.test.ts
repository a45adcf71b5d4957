import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { fakeStorage } from '../../test/fake-storage.ts';
import { createSession } from '../session/create-session.ts';
import { aToken } from '../testing/a-token.ts';
import { aUser } from '../testing/a-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { forgetWithSession } from './forget-with-session.ts';

function aTab() {
  const { fetch } = fakeServer({ 'POST /auth/session/end': {} });
  const session = createSession({ ...fakeStorage().openTab(), fetch });
  const queryClient = new QueryClient();
  forgetWithSession(queryClient, session);
  return { session, queryClient };
}

test('what a member saw is gone after signing out', async () => {
  const { session, queryClient } = aTab();
  session.signIn({ token: aToken(), user: aUser() });
  queryClient.setQueryData(['recipes'], ['dates']);
  await session.signOut();
  expect(queryClient.getQueryData(['recipes'])).toBeUndefined();
});

test('what one member saw is gone when another has signed in', () => {
  const { session, queryClient } = aTab();
  session.signIn({ token: aToken(), user: aUser() });
  queryClient.setQueryData(['recipes'], ['dates']);
  session.signIn({ token: aToken({ sid: 's2' }), user: aUser({ _id: '6650f0c2a1b2c3d4e5f60719' }) });
  expect(queryClient.getQueryData(['recipes'])).toBeUndefined();
});

test('what a visitor read stays when signing in, and through a renewal', () => {
  const { session, queryClient } = aTab();
  queryClient.setQueryData(['blogs'], ['a post']);
  session.signIn({ token: aToken(), user: aUser() });
  session.signIn({ token: aToken({ sid: 's2' }), user: aUser() });
  expect(queryClient.getQueryData(['blogs'])).toEqual(['a post']);
});
