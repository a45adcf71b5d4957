import { beforeEach, expect, test } from '@jest/globals';
import { session } from '@sufra/web-kit';
import {
  apiStandIn,
  aToken,
  aUser,
  beSignedOut,
  problem,
  rendererOf,
  signInAs,
} from '@sufra/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
beforeEach(() => {
  beSignedOut();
  sessionStorage.clear();
});

const account = { hasPassword: false, hasGoogle: true, pendingEmail: null };
const callback = '/auth/google/callback?token=once-only';

const opensSession = (token = aToken({ sid: 'google' })) => {
  api.reply('GET /auth/me', { body: { user: aUser(), nextResetDate: null, account, token } });
  return token;
};

/** What goes over the network from now on, and where the page stands meanwhile. */
function watchRequests(address: () => string) {
  const standIn = globalThis.fetch;
  const seen: { address: string; url: string; bearer: string | null }[] = [];
  globalThis.fetch = (input, init) => {
    const bearer = new Headers(init?.headers).get('authorization');
    seen.push({ address: address(), url: String(input), bearer });
    return standIn(input, init);
  };
  return seen;
}

test('the token and the member that come back are stored, and the dashboard follows', async () => {
  const token = opensSession();
  const { address } = renderAt(callback);

  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(localStorage.getItem('token')).toBe(token);
  expect(session.get().user?.name).toBe('Maryam');
});

test('the one-time token is out of the address bar before it is sent, and is sent once', async () => {
  opensSession();
  const { address } = renderAt(callback);
  const seen = watchRequests(address);

  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(seen.filter(({ bearer }) => bearer === 'Bearer once-only')).toEqual([
    { address: '/auth/google/callback', url: '/api/v1/auth/me', bearer: 'Bearer once-only' },
  ]);
});

test('it leads to where the reader was going, once', async () => {
  opensSession();
  sessionStorage.setItem('sufra:return-to', '/billing?plan=premium');
  const { address } = renderAt(callback);

  await waitFor(() => expect(address()).toBe('/billing?plan=premium'));
  expect(sessionStorage.getItem('sufra:return-to')).toBeNull();
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'it never leads to %s',
  async path => {
    opensSession();
    sessionStorage.setItem('sufra:return-to', path);
    const { address } = renderAt(callback);

    await waitFor(() => expect(address()).toBe('/dashboard'));
  },
);

test('a refused token neither signs out the member nor asks for a renewal', async () => {
  api.reply('GET /auth/me', { body: { user: aUser(), nextResetDate: null, account } });
  signInAs(aUser());
  const { token } = session.get();
  const { address } = renderAt(callback);
  const seen = watchRequests(address);
  const others = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await others(input, init);
    const isOneTime = new Headers(init?.headers).get('authorization') === 'Bearer once-only';
    return isOneTime ? Response.json(problem('unauthorized', 'Please sign in.'), { status: 401 }) : answer;
  };

  expect((await screen.findByRole('alert')).textContent).toBe('Failed to log in via Google');
  expect(seen.filter(({ bearer }) => bearer === 'Bearer once-only')).toHaveLength(1);
  expect(seen.some(({ url }) => url.includes('/session/renew'))).toBe(false);
  expect(session.get()).toMatchObject({ status: 'signed-in', token });
});

test.each([
  ['no answer', 'no answer' as const],
  ['a broken answer', { status: 502, body: '<html>' }],
  ['an answer without a token of its own', { body: { user: aUser(), nextResetDate: null, account } }],
])('%s signs no visitor in and goes home with an alert', async (_circumstance, reply) => {
  api.reply('GET /auth/me', reply);
  const { address } = renderAt(callback);

  expect((await screen.findByRole('alert')).textContent).toBe('Failed to log in via Google');
  await waitFor(() => expect(address()).toBe('/'));
  expect(localStorage.getItem('token')).toBeNull();
});

test('a token that no header can carry is a failure like any other', async () => {
  const { address } = renderAt('/auth/google/callback?token=a%0Ab%E2%82%AC');

  expect((await screen.findByRole('alert')).textContent).toBe('Failed to log in via Google');
  await waitFor(() => expect(address()).toBe('/'));
});

test('an empty token is none', async () => {
  renderAt('/auth/google/callback?token=');

  expect((await screen.findByRole('alert')).textContent).toBe('Token not found from Google login');
  expect(api.bodies('GET /auth/me')).toEqual([]);
});
