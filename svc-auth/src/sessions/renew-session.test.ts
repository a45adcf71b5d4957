import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, eventually, openTcpProxy } from '@sufra/service-kit/testing';
import { decodeJwt } from 'jose';
import { aMember, cookieOf, renew, signedIn } from '../../test/people.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const ended = { status: 401, body: { code: 'session_ended' } };
const next = (answer: Awaited<ReturnType<typeof renew>>) => cookieOf(answer)?.split(';')[0] ?? '';
const me = (token: string) => ask(under.service.url, 'GET /auth/me', { token });
const isCleared = (answer: Awaited<ReturnType<typeof renew>>) =>
  cookieOf(answer)?.includes('Expires=Thu, 01 Jan 1970') ?? false;

async function aSession() {
  const member = await aMember(under);
  return { member, ...(await signedIn(under, member)) };
}

/** As if what was exchanged had been exchanged that long ago. */
const letPass = (userId: string, ms: number) =>
  under.users.updateOne({ _id: userId }, { $set: { 'sessions.0.used.$[].at': new Date(Date.now() - ms) } });

describe('renewing a session', () => {
  test('answers the next token of the same session, and a cookie that differs', async () => {
    const { member, token, cookie } = await aSession();
    const answer = await renew(under, cookie);
    expect(answer).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    expect(decodeJwt(answer.body.token)).toMatchObject({ sub: member.id, sid: decodeJwt(token).sid });
    expect((await me(answer.body.token)).status).toBe(200);
    expect(next(answer)).toMatch(/^sufra_session=/);
    expect(next(answer)).not.toBe(cookie);
    const stored = JSON.stringify(await under.users.findById(member.id).lean());
    expect(stored).not.toContain(next(answer).split('.')[2]);
  });

  test('goes on from cookie to cookie', async () => {
    let { cookie } = await aSession();
    for (let n = 1; n <= 5; n += 1) {
      const answer = await renew(under, cookie);
      expect(answer.status).toBe(200);
      cookie = next(answer);
    }
  });

  test('twenty times at once with one cookie gives everybody the same successor', async () => {
    const { member, cookie } = await aSession();
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(under, cookie)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(next)).size).toBe(1);
    expect((await renew(under, next(answers[0] as (typeof answers)[number]))).status).toBe(200);
    expect(under.heard('user.access-changed', member.id)).toEqual([]);
  });

  test('with a cookie used within ten seconds gives the same successor, even when that was used as well', async () => {
    const { member, cookie } = await aSession();
    const second = next(await renew(under, cookie));
    const third = next(await renew(under, second));
    await letPass(member.id, 9_000);
    expect(next(await renew(under, cookie))).toBe(second);
    expect(next(await renew(under, second))).toBe(third);
    expect((await renew(under, third)).status).toBe(200);
  });

  test('with a cookie used more than ten seconds ago ends the session, for its newest cookie and every service', async () => {
    const { member, token, cookie } = await aSession();
    const second = await renew(under, cookie);
    await letPass(member.id, 10_500);
    const reused = await renew(under, cookie);
    expect(reused).toMatchObject(ended);
    expect(isCleared(reused)).toBe(true);
    expect(await renew(under, next(second))).toMatchObject(ended);
    for (const one of [token, second.body.token]) expect(await me(one)).toMatchObject(ended);
    await eventually(() =>
      expect(under.heard('user.access-changed', member.id)).toEqual([
        expect.objectContaining({
          userId: member.id,
          deleted: false,
          displayName: null,
          endedSessions: [{ sid: decodeJwt(token).sid, until: expect.any(String) }],
        }),
      ]),
    );
    const refusedLine = () =>
      under
        .log()
        .split('\n')
        .find(one => one.includes('a used refresh token') && one.includes(member.id));
    await eventually(() => refusedLine() !== undefined);
    expect(JSON.parse(refusedLine() ?? '')).toMatchObject({
      level: 'warn',
      security: 'session-renew',
      outcome: 'refused',
    });
  });

  test('keeps no session beyond thirty idle days', async () => {
    const { member, cookie } = await aSession();
    await under.users.updateOne(
      { _id: member.id },
      { $set: { 'sessions.0.expiresAt': new Date(Date.now() - 1) } },
    );
    expect(await renew(under, cookie)).toMatchObject(ended);
  });

  test.each([
    ['no cookie', ''],
    ['an empty one', 'sufra_session='],
    ['a made-up one', `sufra_session=${'a'.repeat(24)}.${'b'.repeat(22)}.${'c'.repeat(43)}`],
    ['an operator in it', 'sufra_session[$ne]=x'],
    ['one of a strange form', 'sufra_session=..'],
    ['a very long one', `sufra_session=${'a'.repeat(5_000)}`],
  ])('is refused with %s, which takes the cookie along', async (_what, cookie) => {
    const answer = await renew(under, cookie);
    expect(answer).toMatchObject(ended);
    expect(isCleared(answer)).toBe(true);
  });

  test('is refused with the session of another member', async () => {
    const [mine, other] = [await aSession(), await aSession()];
    const foreign = mine.cookie.replace(mine.member.id, other.member.id);
    expect(await renew(under, foreign)).toMatchObject(ended);
    expect((await renew(under, other.cookie)).status).toBe(200);
  });

  test('does not take the token for the cookie', async () => {
    const { token } = await aSession();
    const answer = await ask(under.service.url, 'POST /auth/session/renew', { token });
    expect(answer).toMatchObject(ended);
  });

  test('sees a role that was given in between', async () => {
    const { member, cookie } = await aSession();
    await under.users.updateOne({ _id: member.id }, { $set: { isModerator: true }, $inc: { v: 1 } });
    const answer = await renew(under, cookie);
    expect(decodeJwt(answer.body.token)).toMatchObject({ mod: true, adm: false });
  });
});

describe('ending a session', () => {
  const end = (cookie: string) =>
    ask(under.service.url, 'POST /auth/session/end', { headers: cookie ? { cookie } : {} });

  test('ends it at once here, tells every service until its last token has run out, and clears the cookie', async () => {
    const { member, token, cookie } = await aSession();
    const answer = await end(cookie);
    expect(answer).toMatchObject({ status: 200, body: { message: 'You are signed out.' } });
    expect(isCleared(answer)).toBe(true);
    expect(await me(token)).toMatchObject(ended);
    expect(await renew(under, cookie)).toMatchObject(ended);
    const [told] = await eventually(() => {
      const events = under.heard('user.access-changed', member.id);
      expect(events).toHaveLength(1);
      return events;
    });
    const until = Date.parse(told?.endedSessions[0]?.until ?? '');
    expect(until).toBeGreaterThan(Number(decodeJwt(token).exp) * 1_000 + 30_000);
  });

  test('leaves the member’s other sessions alone', async () => {
    const { member, cookie } = await aSession();
    const other = await signedIn(under, member);
    await end(cookie);
    expect((await me(other.token)).status).toBe(200);
    expect((await renew(under, other.cookie)).status).toBe(200);
  });

  test('a second time, or without a cookie, is answered alike and tells nothing', async () => {
    const { member, cookie } = await aSession();
    const first = await end(cookie);
    for (const again of [cookie, '', 'sufra_session=nonsense'])
      expect(await end(again)).toMatchObject({ status: 200, body: first.body });
    await eventually(() => expect(under.heard('user.access-changed', member.id)).toHaveLength(1));
    expect((await under.users.findById(member.id).lean())?.endedSessions).toHaveLength(1);
  });

  test('while it is being renewed leaves it ended', async () => {
    const { cookie, token } = await aSession();
    await Promise.all([renew(under, cookie), end(cookie), renew(under, cookie), end(cookie)]);
    expect(await renew(under, cookie)).toMatchObject(ended);
    expect(await me(token)).toMatchObject(ended);
  });
});

test('an outage refuses a renewal without taking the cookie', async () => {
  const away = await startForTest({ MONGO_TIMEOUT_MS: '300' });
  const member = await aMember(away);
  const { cookie } = await signedIn(away, member);
  const database = new URL(away.platform.database.url);
  const line = await openTcpProxy({ host: database.hostname, port: Number(database.port) });
  database.port = String(line.port);
  const cutOff = await away.startReplica({ MONGO_URL: database.href });
  line.become('refuse');
  line.cut();
  const answer = await ask(cutOff.url, 'POST /auth/session/renew', { headers: { cookie } });
  expect(answer.status).toBe(503);
  expect(cookieOf(answer)).toBeUndefined();
  await cutOff.stop();
  await line.close();
  expect((await renew(away, cookie)).status).toBe(200);
  await away.stop();
});
