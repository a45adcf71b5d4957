import { describe, expect, test } from '@jest/globals';
import { fakeStorage } from '../../test/fake-storage.ts';
import { ApiError, NetworkError } from '../http/api-error.ts';
import { createSession } from '../session/create-session.ts';
import { aToken } from '../testing/a-token.ts';
import { aUser } from '../testing/a-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { createCall } from './call.ts';

function aClient({ token, replies }: { token?: string; replies: Parameters<typeof fakeServer>[0] }) {
  const server = fakeServer(replies);
  const stored = token ? { token, user: JSON.stringify(aUser()) } : undefined;
  const session = createSession({ ...fakeStorage(stored).openTab(), fetch: server.fetch });
  return { server, session, call: createCall({ session, fetch: server.fetch }) };
}

const refusal = (code: string, status = 401) => ({ status, body: { error: 'No.', message: 'No.', code } });

test('an answer comes back as it is, signed with the session’s token', async () => {
  const token = aToken();
  const { call, server } = aClient({ token, replies: { 'GET /recipes': { body: { recipes: [] } } } });
  expect(await call('GET /recipes')).toEqual({ recipes: [] });
  expect(server.seen[0]?.authorization).toBe(`Bearer ${token}`);
});

test('signed out, no token goes along', async () => {
  const { call, server } = aClient({ replies: { 'GET /blogs': { body: { blogs: [] } } } });
  await call('GET /blogs');
  expect(server.seen[0]?.authorization).toBeNull();
});

describe('refusals', () => {
  test('carry everything that the one error shape holds', async () => {
    const { call } = aClient({
      replies: {
        'POST /auth/signup': {
          status: 400,
          headers: { 'retry-after': '7' },
          body: {
            error: 'Please check what you entered.',
            message: 'Please check what you entered.',
            code: 'invalid_request',
            requestId: 'r1',
            details: [{ path: 'email', message: 'Please enter an e-mail address.' }],
          },
        },
      },
    });
    const failure = call('POST /auth/signup', { body: { name: 'M', email: 'm', password: 'p' } });
    await expect(failure).rejects.toMatchObject({
      name: 'ApiError',
      status: 400,
      code: 'invalid_request',
      message: 'Please check what you entered.',
      said: 'Please check what you entered.',
      requestId: 'r1',
      retryAfter: 7,
      details: [{ path: 'email', message: 'Please enter an e-mail address.' }],
    });
  });

  test('of something in between, without our shape, still read as a sentence', async () => {
    const fetch = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    const { session } = aClient({ replies: {} });
    await expect(createCall({ session, fetch })('GET /blogs')).rejects.toMatchObject({
      name: 'ApiError',
      status: 502,
      code: undefined,
      said: undefined,
      message: 'Something went wrong. Please try again.',
      details: [],
    });
  });
});

test.each([{ error: 'No.' }, { message: 'No.' }, { error: 'No.', message: '' }])(
  'the words of %j are the server’s',
  async body => {
    const { call } = aClient({ replies: { 'GET /blogs': { status: 400, body } } });
    await expect(call('GET /blogs')).rejects.toMatchObject({ message: 'No.', said: 'No.' });
  },
);

describe('no answer', () => {
  test('is a NetworkError in words for people', async () => {
    const { call } = aClient({ replies: { 'GET /blogs': 'no answer' } });
    const failure = call('GET /blogs');
    await expect(failure).rejects.toThrow(NetworkError);
    await expect(failure).rejects.toThrow('Something went wrong. Please try again.');
  });

  test('in time is a NetworkError', async () => {
    const { session } = aClient({ replies: {} });
    const fetch = (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    await expect(createCall({ session, fetch })('GET /blogs', { timeout: 10 })).rejects.toThrow(NetworkError);
  });

  test('an answer cut off on its way is a NetworkError', async () => {
    const { session } = aClient({ replies: {} });
    const fetch = async () => new Response('{"blogs":[', { headers: { 'content-type': 'application/json' } });
    await expect(createCall({ session, fetch })('GET /blogs')).rejects.toThrow(NetworkError);
  });

  test('an abort by the caller stays an abort', async () => {
    const { call } = aClient({ replies: { 'GET /blogs': { body: {} } } });
    await expect(call('GET /blogs', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('a 401', () => {
  test('of the current-user call signs out', async () => {
    const { call, session } = aClient({
      token: aToken(),
      replies: { 'GET /auth/me': refusal('session_ended') },
    });
    await expect(call('GET /auth/me')).rejects.toThrow(ApiError);
    expect(session.get().status).toBe('signed-out');
  });

  test('of another call renews once and repeats once', async () => {
    const next = aToken({ sid: 's2' });
    const { call, server } = aClient({
      token: aToken(),
      replies: {
        'GET /recipes': [refusal('unauthorized'), { body: { recipes: [] } }],
        'POST /auth/session/renew': { body: { token: next } },
      },
    });
    expect(await call('GET /recipes')).toEqual({ recipes: [] });
    expect(server.seen.map(request => request.key)).toEqual([
      'GET /recipes',
      'POST /auth/session/renew',
      'GET /recipes',
    ]);
    expect(server.seen[2]?.authorization).toBe(`Bearer ${next}`);
  });

  test('that stays after the renewal is thrown, and not repeated for ever', async () => {
    const { call, server } = aClient({
      token: aToken(),
      replies: {
        'GET /recipes': refusal('unauthorized'),
        'POST /auth/session/renew': { body: { token: aToken({ sid: 's2' }) } },
      },
    });
    await expect(call('GET /recipes')).rejects.toMatchObject({ status: 401 });
    expect(server.asked('GET /recipes')).toBe(2);
  });

  test('whose renewal is refused signs out and throws the first refusal', async () => {
    const { call, session } = aClient({
      token: aToken(),
      replies: {
        'GET /recipes': refusal('unauthorized'),
        'POST /auth/session/renew': refusal('session_ended'),
      },
    });
    await expect(call('GET /recipes')).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
    expect(session.get().status).toBe('signed-out');
  });

  test('whose renewal gets no answer leaves signed in', async () => {
    const { call, session } = aClient({
      token: aToken(),
      replies: { 'GET /recipes': refusal('unauthorized'), 'POST /auth/session/renew': 'no answer' },
    });
    await expect(call('GET /recipes')).rejects.toMatchObject({ status: 401 });
    expect(session.get().status).toBe('signed-in');
  });

  test('for a wrong password is not a matter of tokens', async () => {
    const { call, server } = aClient({
      token: aToken(),
      replies: { 'POST /auth/signin': refusal('invalid_credentials') },
    });
    const failure = call('POST /auth/signin', { body: { email: 'a@b.example', password: 'x' } });
    await expect(failure).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(server.seen).toHaveLength(1);
  });

  test('when signed out is just thrown', async () => {
    const { call, server } = aClient({ replies: { 'GET /recipes': refusal('unauthorized') } });
    await expect(call('GET /recipes')).rejects.toMatchObject({ status: 401 });
    expect(server.seen).toHaveLength(1);
  });

  test('for a token that the caller brought is none of the session’s business', async () => {
    const { call, session, server } = aClient({
      token: aToken(),
      replies: { 'GET /auth/me': refusal('unauthorized') },
    });
    const headers = { authorization: 'Bearer one-time' };
    await expect(call('GET /auth/me', { headers })).rejects.toMatchObject({ status: 401 });
    expect(server.seen[0]?.authorization).toBe('Bearer one-time');
    expect(session.get().status).toBe('signed-in');
  });
});

test('what the current-user call answers is the session’s user from then on', async () => {
  const { call, session } = aClient({
    token: aToken(),
    replies: { 'GET /auth/me': { body: { user: aUser({ isPremium: true }), nextResetDate: null } } },
  });
  await call('GET /auth/me');
  expect(session.get().user?.isPremium).toBe(true);
});

describe('a service that is too busy', () => {
  const busy = { ...refusal('service_unavailable', 503), headers: { 'retry-after': '0' } };
  const credentials = { email: 'amina@sufra.example', password: 'saffron and rice' };
  const signedIn = { body: { token: aToken(), user: aUser() } };

  test('is asked again for a sign-in when it says', async () => {
    const { call, server } = aClient({ replies: { 'POST /auth/signin': [busy, busy, signedIn] } });
    expect(await call('POST /auth/signin', { body: credentials })).toEqual(signedIn.body);
    expect(server.seen).toHaveLength(3);
  });

  test('is not asked for ever', async () => {
    const { call, server } = aClient({ replies: { 'POST /auth/signin': [busy, busy, busy, signedIn] } });
    await expect(call('POST /auth/signin', { body: credentials })).rejects.toMatchObject({ status: 503 });
    expect(server.seen).toHaveLength(3);
  });

  test('is left alone where it asks for a long wait, says none, or repeating could do harm', async () => {
    const later = { ...busy, headers: { 'retry-after': '60' } };
    const silent = refusal('service_unavailable', 503);
    const { call, server } = aClient({
      replies: { 'POST /auth/signin': [later, silent], 'POST /payment/portal': [busy] },
    });
    for (const _ of [later, silent])
      await expect(call('POST /auth/signin', { body: credentials })).rejects.toMatchObject({ status: 503 });
    await expect(call('POST /payment/portal')).rejects.toMatchObject({ status: 503 });
    expect(server.seen).toHaveLength(3);
  });
});
