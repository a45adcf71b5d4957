import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fakeStorage } from '../../test/fake-storage.ts';
import { aToken } from '../testing/a-token.ts';
import { aUser } from '../testing/a-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { createSession } from './create-session.ts';

const renewal = 'POST /auth/session/renew';
const currentUser = 'GET /auth/me';
const end = 'POST /auth/session/end';
const minute = 60_000;
const hour = 60 * minute;

const stops: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
});

type Replies = Parameters<typeof fakeServer>[0];

function aBrowser({
  stored = {},
  replies = {},
}: {
  stored?: Record<string, string>;
  replies?: Replies;
} = {}) {
  const browser = fakeStorage(stored);
  const server = fakeServer({ [currentUser]: { body: { user: aUser(), nextResetDate: null } }, ...replies });
  const openTab = () => {
    const session = createSession({ ...browser.openTab(), fetch: server.fetch });
    stops.push(session.start());
    return session;
  };
  return { browser, server, openTab };
}

const storedSession = (token = aToken()) => ({ token, user: JSON.stringify(aUser()) });
const afterNetwork = () => jest.advanceTimersByTimeAsync(0);

describe('what is found at page load', () => {
  test('nothing stored is signed out, and the server is not asked', async () => {
    const { server, openTab } = aBrowser();
    expect(openTab().get()).toEqual({ status: 'signed-out', user: null, token: null, onPurpose: false });
    await afterNetwork();
    expect(server.seen).toEqual([]);
  });

  test.each(['rubbish', 'a.b.c', '', '{"token":1}'])('the token %j is signed out and no crash', token => {
    const { openTab } = aBrowser({ stored: { token, user: JSON.stringify(aUser()) } });
    expect(openTab().get().status).toBe('signed-out');
  });

  test('a token with time left is signed in, and the user is read anew', async () => {
    const replies = { [currentUser]: { body: { user: aUser({ isPremium: true }) } } };
    const { browser, openTab } = aBrowser({ stored: storedSession(), replies });
    const session = openTab();
    expect(session.get()).toMatchObject({ status: 'signed-in', user: { isPremium: false } });
    await afterNetwork();
    expect(session.get()).toMatchObject({ status: 'signed-in', user: { isPremium: true } });
    expect(JSON.parse(browser.values.get('user') ?? '')).toMatchObject({ isPremium: true });
  });

  test('a broken user beside a good token is fetched before anyone is signed in', async () => {
    const { openTab } = aBrowser({ stored: { token: aToken(), user: '{"name"' } });
    const session = openTab();
    expect(session.get().status).toBe('restoring');
    await afterNetwork();
    expect(session.get()).toMatchObject({ status: 'signed-in', user: { name: 'Maryam' } });
  });

  test('a refusal of the current user signs out and wipes', async () => {
    const { browser, openTab } = aBrowser({
      stored: storedSession(),
      replies: { [currentUser]: { status: 401, body: { code: 'session_ended' } } },
    });
    const session = openTab();
    await afterNetwork();
    expect(session.get().status).toBe('signed-out');
    expect([...browser.values]).toEqual([]);
  });

  test('an expired token is renewed once, and signed in again', async () => {
    const old = aToken({ issuedAt: Date.now() - 3 * hour });
    const next = aToken();
    const { server, openTab } = aBrowser({
      stored: storedSession(old),
      replies: { [renewal]: { body: { token: next } } },
    });
    const session = openTab();
    expect(session.get()).toMatchObject({ status: 'restoring', unreachable: false });
    await afterNetwork();
    expect(session.get()).toMatchObject({ status: 'signed-in', token: next });
    expect(server.asked(renewal)).toBe(1);
  });

  test.each([401, 403])('a refusal with %d of the renewal signs out', async status => {
    const { browser, openTab } = aBrowser({
      stored: storedSession(aToken({ issuedAt: Date.now() - 3 * hour })),
      replies: { [renewal]: { status, body: { code: 'session_ended' } } },
    });
    const session = openTab();
    await afterNetwork();
    expect(session.get()).toMatchObject({ status: 'signed-out', onPurpose: false });
    expect([...browser.values]).toEqual([]);
  });

  test.each(['no answer' as const, { status: 503 }, { status: 429 }, { status: 500 }])(
    'without an answer (%j) the member is neither signed in nor out, until one comes',
    async trouble => {
      const { server, openTab } = aBrowser({
        stored: storedSession(aToken({ issuedAt: Date.now() - 3 * hour })),
        replies: { [renewal]: trouble },
      });
      const session = openTab();
      await jest.advanceTimersByTimeAsync(10_000);
      expect(session.get()).toMatchObject({ status: 'restoring', unreachable: true });
      const tries = server.asked(renewal);
      expect(tries).toBeGreaterThanOrEqual(3);
      expect(tries).toBeLessThanOrEqual(5);

      server.reply(renewal, { body: { token: aToken() } });
      await jest.advanceTimersByTimeAsync(minute);
      expect(session.get().status).toBe('signed-in');
    },
  );

  test('a connection that comes back ends the waiting', async () => {
    const browser = fakeStorage(storedSession(aToken({ issuedAt: Date.now() - 3 * hour })));
    const server = fakeServer({ [renewal]: 'no answer' });
    const tab = browser.openTab();
    const session = createSession({ ...tab, fetch: server.fetch });
    stops.push(session.start());
    await jest.advanceTimersByTimeAsync(5 * minute);

    server.reply(renewal, { body: { token: aToken({ issuedAt: Date.now() }) } });
    tab.page.dispatchEvent(new Event('online'));
    await afterNetwork();
    expect(session.get().status).toBe('signed-in');
  });

  test('a service that says when to come back is believed', async () => {
    const { server, openTab } = aBrowser({
      stored: storedSession(aToken({ issuedAt: Date.now() - 3 * hour })),
      replies: { [renewal]: { status: 503, headers: { 'retry-after': '30' } } },
    });
    openTab();
    await jest.advanceTimersByTimeAsync(29_000);
    expect(server.asked(renewal)).toBe(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(server.asked(renewal)).toBe(2);
  });
});

describe('without a net', () => {
  function aDevice({ issuedAt = Date.now() - 3 * hour, isOffline = (): boolean => true } = {}) {
    const browser = fakeStorage(storedSession(aToken({ issuedAt })));
    const server = fakeServer({ [renewal]: 'no answer', [currentUser]: 'no answer' });
    const tab = browser.openTab();
    const session = createSession({ ...tab, fetch: server.fetch, isOffline });
    stops.push(session.start());
    return { server, tab, session };
  }

  test('a member whose token has ended reads what the device has kept, and no longer than a session lasts', async () => {
    const { session } = aDevice();
    await jest.advanceTimersByTimeAsync(minute);
    expect(session.get().status).toBe('signed-in');
    expect(await session.freshToken()).toEqual(expect.any(String));
    expect(aDevice({ issuedAt: Date.now() - 31 * 24 * hour }).session.get().status).toBe('restoring');
  });

  test('the page stays while the server is asked, and its answer counts', async () => {
    let isOffline = true;
    const { server, tab, session } = aDevice({ isOffline: () => isOffline });
    isOffline = false;
    server.reply(renewal, { status: 401, body: { code: 'session_ended' } });
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.get().status));
    tab.page.dispatchEvent(new Event('online'));
    await afterNetwork();
    expect(seen).toEqual(['signed-out']);
  });
});

describe('renewal before the end', () => {
  test('it comes minutes before, and the one after in its turn', async () => {
    const { server, openTab } = aBrowser({ stored: storedSession() });
    server.reply(renewal, { body: { token: aToken({ issuedAt: Date.now() + 55 * minute }) } });
    const session = openTab();
    await jest.advanceTimersByTimeAsync(54 * minute);
    expect(server.asked(renewal)).toBe(0);
    await jest.advanceTimersByTimeAsync(2 * minute);
    expect(server.asked(renewal)).toBe(1);
    expect(session.get().status).toBe('signed-in');
    await jest.advanceTimersByTimeAsync(50 * minute);
    expect(server.asked(renewal)).toBe(1);
  });

  test('trouble on the way leaves signed in to the token’s end, and not longer', async () => {
    const { openTab } = aBrowser({ stored: storedSession(), replies: { [renewal]: 'no answer' } });
    const session = openTab();
    await jest.advanceTimersByTimeAsync(hour - 1_000);
    expect(session.get().status).toBe('signed-in');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(session.get()).toMatchObject({ status: 'restoring', unreachable: true });
  });

  test('a token that is over on arrival is not asked for without a pause', async () => {
    const { server, openTab } = aBrowser({
      stored: storedSession(aToken({ issuedAt: Date.now() - 3 * hour })),
    });
    server.reply(renewal, { body: { token: aToken({ lasts: 0 }) } });
    openTab();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(server.asked(renewal)).toBeLessThanOrEqual(5);
  });

  test('a token much longer than timers reach does not fire at once', async () => {
    const { server, openTab } = aBrowser({ stored: storedSession(aToken({ lasts: 100 * 24 * hour })) });
    openTab();
    await jest.advanceTimersByTimeAsync(minute);
    expect(server.asked(renewal)).toBe(0);
  });
});

describe('a clock that is wrong', () => {
  test.each([-2, 2])('by %d hours: a token lives its own lifetime from when it came', async hours => {
    const { server, openTab } = aBrowser();
    const session = openTab();
    session.signIn({ token: aToken({ issuedAt: Date.now() + hours * hour }), user: aUser() });
    expect(session.get().status).toBe('signed-in');

    server.reply(renewal, { body: { token: aToken({ issuedAt: Date.now() + hours * hour + 55 * minute }) } });
    await jest.advanceTimersByTimeAsync(50 * minute);
    expect(server.asked(renewal)).toBe(0);
    await jest.advanceTimersByTimeAsync(6 * minute);
    expect(server.asked(renewal)).toBe(1);
    expect(session.get().status).toBe('signed-in');
  });

  test('is still known after a reload', () => {
    const { openTab } = aBrowser();
    openTab().signIn({ token: aToken({ issuedAt: Date.now() - 2 * hour }), user: aUser() });
    expect(openTab().get().status).toBe('signed-in');
  });
});

describe('several tabs', () => {
  test('signing in in one signs in the other', () => {
    const { openTab } = aBrowser();
    const [one, other] = [openTab(), openTab()];
    one.signIn({ token: aToken(), user: aUser() });
    expect(other.get()).toMatchObject({ status: 'signed-in', user: { name: 'Maryam' } });
  });

  test('signing out in one signs out the other and leaves nothing behind', async () => {
    const { browser, openTab } = aBrowser({
      replies: { [end]: { body: { message: 'You are signed out.' } } },
    });
    const [one, other] = [openTab(), openTab()];
    one.signIn({ token: aToken(), user: aUser() });
    await one.signOut();
    for (const tab of [one, other])
      expect(tab.get()).toMatchObject({ status: 'signed-out', onPurpose: true });
    expect([...browser.values]).toEqual([]);

    // The next session's end is its own.
    one.signIn({ token: aToken(), user: aUser() });
    browser.openTab().storage.removeItem('token');
    expect(other.get()).toMatchObject({ status: 'signed-out', onPurpose: false });
  });

  test('one renews and the other takes its token', async () => {
    const browser = fakeStorage(storedSession(aToken({ issuedAt: Date.now() - 3 * hour })));
    const server = fakeServer({ [renewal]: { body: { token: aToken() } }, [currentUser]: { body: {} } });
    let turn: Promise<unknown> = Promise.resolve();
    const exclusively = <T>(run: () => Promise<T>) => {
      const mine = turn.then(run);
      turn = mine;
      return mine;
    };
    const tabs = [browser.openTab(), browser.openTab(), browser.openTab()].map(tab =>
      createSession({ ...tab, fetch: server.fetch, exclusively }),
    );
    for (const tab of tabs) stops.push(tab.start());
    await afterNetwork();
    expect(server.asked(renewal)).toBe(1);
    expect(tabs.map(tab => tab.get().status)).toEqual(['signed-in', 'signed-in', 'signed-in']);
  });
});

describe('signing out', () => {
  test('is at once, and tells the server which session', async () => {
    const token = aToken();
    const { browser, server, openTab } = aBrowser({ stored: storedSession(token), replies: { [end]: {} } });
    const session = openTab();
    const told = session.signOut();
    expect(session.get()).toMatchObject({ status: 'signed-out', onPurpose: true });
    expect([...browser.values]).toEqual([]);
    await told;
    expect(server.seen.find(request => request.key === end)?.authorization).toBe(`Bearer ${token}`);
  });

  test('a server that is away is told again later', async () => {
    const { server, openTab } = aBrowser({ stored: storedSession(), replies: { [end]: ['no answer', {}] } });
    const session = openTab();
    void session.signOut();
    await jest.advanceTimersByTimeAsync(minute);
    expect(server.asked(end)).toBe(2);
  });

  test('once a member is signed in again, the session that has the cookie now is left alone', async () => {
    const { server, openTab } = aBrowser({ stored: storedSession(), replies: { [end]: 'no answer' } });
    const session = openTab();
    void session.signOut();
    await afterNetwork();
    session.signIn({ token: aToken({ sid: 's2' }), user: aUser() });
    await jest.advanceTimersByTimeAsync(minute);
    expect(server.asked(end)).toBe(1);
  });

  test('a renewal that was on its way changes nothing any more', async () => {
    const { browser, openTab } = aBrowser({
      stored: storedSession(),
      replies: { [end]: {}, [renewal]: { body: { token: aToken() } } },
    });
    const session = openTab();
    const renewing = session.renew();
    await session.signOut();
    expect(await renewing).toBe('refused');
    expect(session.get().status).toBe('signed-out');
    expect([...browser.values]).toEqual([]);
  });
});

describe('the token for a request', () => {
  test('is renewed first when it is about to end', async () => {
    const next = aToken({ sid: 's2' });
    const { openTab } = aBrowser({
      stored: storedSession(aToken({ issuedAt: Date.now() - hour + 3_000 })),
      replies: { [renewal]: { body: { token: next } } },
    });
    expect(await openTab().freshToken()).toBe(next);
  });

  test('is the old one while it lasts, when the server does not answer', async () => {
    const old = aToken({ issuedAt: Date.now() - hour + 3_000 });
    const { openTab } = aBrowser({ stored: storedSession(old), replies: { [renewal]: 'no answer' } });
    expect(await openTab().freshToken()).toBe(old);
  });

  test('is none when signed out', async () => {
    expect(await aBrowser().openTab().freshToken()).toBeNull();
  });
});

test('subscribers hear of a change once, and of nothing when nothing changed', () => {
  const session = aBrowser().openTab();
  const listener = jest.fn();
  const unsubscribe = session.subscribe(listener);
  const token = aToken();
  session.signIn({ token, user: aUser() });
  session.signIn({ token, user: aUser() });
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  void session.signOut();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('what another user’s answer says does not overwrite the one who is signed in', () => {
  const session = aBrowser().openTab();
  const first = aToken();
  session.signIn({ token: first, user: aUser() });
  session.signIn({
    token: aToken({ sid: 's2' }),
    user: aUser({ _id: '6650f0c2a1b2c3d4e5f60719', name: 'Yusuf' }),
  });
  session.noteUser(aUser(), first);
  expect(session.get().user?.name).toBe('Yusuf');
});
