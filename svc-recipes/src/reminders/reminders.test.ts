import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aPushKey } from '../../test/a-push-key.ts';
import { startPushService } from '../../test/push-service.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { tellAccess } from '../../test/tell-access.ts';

let push: Awaited<ReturnType<typeof startPushService>>;
let under: UnderTest;
beforeAll(async () => {
  push = await startPushService();
  under = await startForTest({ PUSH_KEY: aPushKey(), PUSH_HOSTS: '*.push.example' }, { pushWay: push.way });
});
afterAll(async () => {
  await under.stop();
  await push.stop();
});

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const aSecret = () => randomBytes(32).toString('base64url');

function aBrowser({ memberId = aMemberId(), sessionId = randomUUID() } = {}) {
  const [id, path, secret] = [randomUUID(), `/send/${randomUUID()}`, aSecret()];
  const endpoint = `https://eu.push.example${path}`;
  const call = async (what: string, body: object, token?: string) =>
    ask(under.service.url, what, { body, ...(token && { token }) });
  const put = async (instants: string[], more: object = {}) => {
    const token = await under.platform.keySet.tokenFor({ userId: memberId, sessionId });
    return call(`PUT /reminders/${id}`, { endpoint, secret, instants, ...more }, token);
  };
  return { ...{ id, path, secret, endpoint, memberId, sessionId, call, put } };
}
const kept = (id: string) => under.reminders.findById(id).lean();

describe('a browser', () => {
  test('is woken at its moments, each once, with a message that holds nothing', async () => {
    const { body } = await ask(under.service.url, 'GET /reminders/key');
    expect(Buffer.from(body.key, 'base64url')).toHaveLength(65);
    const browser = aBrowser();
    const due = inMs(1_200);
    expect(await browser.put([due, inMs(3_600_000)])).toMatchObject({ status: 200 });
    await eventually(() => expect(push.to(browser.path)).toHaveLength(1), 6_000);
    const [sent] = push.to(browser.path);
    expect(sent).toMatchObject({ method: 'POST', bytes: 0 });
    expect(sent?.headers).toMatchObject({ ttl: '120', urgency: 'high', topic: 'reminder' });
    expect(sent?.headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${body.key}$`));
    expect((sent?.at ?? 0) - Date.parse(due)).toBeGreaterThanOrEqual(0);
    await eventually(async () => expect((await kept(browser.id))?.instants).toHaveLength(1));
    expect((await kept(browser.id))?.dueAt).toEqual((await kept(browser.id))?.instants[0]);
  });

  test('takes other moments in place of the former ones, and none', async () => {
    const browser = aBrowser();
    await browser.put([inMs(60_000), inMs(90_000)]);
    await browser.put([inMs(120_000)]);
    expect((await kept(browser.id))?.instants).toHaveLength(1);
    await browser.put([]);
    expect(await kept(browser.id)).toMatchObject({ instants: [], dueAt: null });
  });

  test('is registered by all its tabs at once', async () => {
    for (const _ of Array.from({ length: 5 })) {
      const { put } = aBrowser();
      const answers = await Promise.all([1, 2, 3, 4].map(() => put([inMs(60_000)])));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
  });

  test('of another member is none, unless it shows its secret', async () => {
    const browser = aBrowser();
    await browser.put([inMs(60_000)]);
    const other = await under.platform.keySet.tokenFor({ userId: aMemberId() });
    const what = `PUT /reminders/${browser.id}`;
    const body = { endpoint: browser.endpoint, instants: [] };
    expect(await browser.call(what, { ...body, secret: aSecret() }, other)).toMatchObject({ status: 404 });
    expect((await kept(browser.id))?.memberId).toBe(browser.memberId);
    expect(await browser.call(what, { ...body, secret: browser.secret }, other)).toMatchObject({
      status: 200,
    });
    expect((await kept(browser.id))?.memberId).not.toBe(browser.memberId);
  });

  test('says by its secret alone that it is reached elsewhere, and that it is over', async () => {
    const browser = aBrowser();
    await browser.put([inMs(60_000)]);
    const move = `PUT /reminders/${browser.id}/endpoint`;
    const end = `POST /reminders/${browser.id}/end`;
    const endpoint = 'https://us.push.example/send/new';
    expect(await browser.call(move, { endpoint, secret: aSecret() })).toMatchObject({ status: 404 });
    expect((await browser.call(end, { secret: aSecret() })).body).toEqual({ ended: false });
    expect((await kept(browser.id))?.endpoint).toBe(browser.endpoint);
    expect(await browser.call(move, { endpoint, secret: browser.secret })).toMatchObject({ status: 200 });
    expect((await kept(browser.id))?.endpoint).toBe(endpoint);
    expect((await browser.call(end, { secret: browser.secret })).body).toEqual({ ended: true });
    expect(await kept(browser.id)).toBeNull();
  });

  test('has its secret kept as a hash alone', async () => {
    const browser = aBrowser();
    await browser.put([]);
    expect(JSON.stringify(await kept(browser.id))).not.toContain(browser.secret);
  });

  test.each([
    ['http://eu.push.example/a'],
    ['https://push.other.example/a'],
    ['https://evilpush.example/a'],
    ['https://eu.push.example:8443/a'],
    ['https://user@eu.push.example/a'],
    ['https://127.0.0.1/a'],
    ['no address'],
    [`https://eu.push.example/${'a'.repeat(2_000)}`],
  ])('is refused at %s', async endpoint => {
    const browser = aBrowser();
    expect(await browser.put([], { endpoint })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', details: [{ path: 'endpoint' }] },
    });
    expect(await kept(browser.id)).toBeNull();
  });

  test('has eighty moments at most, of the next forty days', async () => {
    const browser = aBrowser();
    const days = (count: number) => Array.from({ length: count }, (_, day) => inMs((day + 1) * 86_400_000));
    expect(await browser.put(days(81))).toMatchObject({
      status: 400,
      body: { details: [{ path: 'instants', message: 'Please name at most 80.' }] },
    });
    await browser.put(days(60));
    expect((await kept(browser.id))?.instants).toHaveLength(40);
  });

  test('makes room for an eleventh of its member where it is the one unseen for longest', async () => {
    const memberId = aMemberId();
    const browsers = Array.from({ length: 11 }, () => aBrowser({ memberId }));
    for (const { put } of browsers) await put([]);
    expect(await under.reminders.countDocuments({ memberId })).toBe(10);
    expect(await kept(browsers[0]?.id ?? '')).toBeNull();
  });
});

describe('the push service', () => {
  test.each([404, 410])('that answers %i has ended the subscription', async status => {
    const browser = aBrowser();
    push.answerNext(browser.path, { status });
    await browser.put([inMs(100), inMs(60_000)]);
    await eventually(async () => expect(await kept(browser.id)).toBeNull(), 6_000);
  });

  test('that has too much to do is asked again when it says so', async () => {
    const browser = aBrowser();
    push.answerNext(browser.path, { status: 429, headers: { 'retry-after': '1' } }, { status: 503 });
    await browser.put([inMs(100)]);
    await eventually(() => expect(push.to(browser.path)).toHaveLength(3), 12_000);
    const [first, second] = push.to(browser.path);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(900);
    await eventually(async () => expect((await kept(browser.id))?.instants).toEqual([]));
  });

  test('that asks for longer than a reminder is worth is asked no more', async () => {
    const browser = aBrowser();
    push.answerNext(browser.path, { status: 503, headers: { 'retry-after': '600' } });
    await browser.put([inMs(100)]);
    await eventually(async () => expect((await kept(browser.id))?.instants).toEqual([]), 6_000);
    expect(push.to(browser.path)).toHaveLength(1);
  });

  test('is told nothing of what is too late already', async () => {
    const browser = aBrowser();
    await browser.put([inMs(-180_000)]);
    await eventually(async () => expect((await kept(browser.id))?.instants).toEqual([]), 6_000);
    expect(push.to(browser.path)).toEqual([]);
  });

  test('is followed nowhere else', async () => {
    const browser = aBrowser();
    push.answerNext(browser.path, { status: 307, headers: { location: '/elsewhere' } });
    await browser.put([inMs(100)]);
    await eventually(async () => expect((await kept(browser.id))?.instants).toEqual([]), 6_000);
    expect(push.to('/elsewhere')).toEqual([]);
  });
});

describe('replicas', () => {
  test('send each reminder once, and take over what a killed one had in hand', async () => {
    const replica = await under.startReplica();
    const browsers = Array.from({ length: 60 }, () => aBrowser());
    for (const { put } of browsers) await put([inMs(3_600_000)]);
    await under.reminders.updateOne(
      { _id: browsers[0]?.id ?? '' },
      { $set: { leaseUntil: new Date(Date.now() + 3_000), leaseBy: 'killed' } },
    );
    // All at once, and not before the last is kept, however long that takes.
    const due = new Date();
    const members = { memberId: { $in: browsers.map(({ memberId }) => memberId) } };
    await under.reminders.updateMany(members, { $set: { instants: [due], dueAt: due } });
    await eventually(() => expect(browsers.every(({ path }) => push.to(path).length > 0)).toBe(true), 20_000);
    await eventually(async () =>
      expect(await under.reminders.countDocuments({ ...members, instants: { $ne: [] } })).toBe(0),
    );
    expect(browsers.map(({ path }) => push.to(path).length)).toEqual(browsers.map(() => 1));
    await replica.stop();
  });
});

describe('a session that is over', () => {
  test('ends its browsers, and no others', async () => {
    const memberId = aMemberId();
    const [one, other] = [aBrowser({ memberId }), aBrowser({ memberId })];
    for (const { put } of [one, other]) await put([inMs(60_000)]);
    await tellAccess(under, memberId, { endedSessions: [{ sid: one.sessionId, until: inMs(60_000) }] });
    expect(await kept(one.id)).toBeNull();
    expect(await kept(other.id)).not.toBeNull();
    await tellAccess(under, memberId, { sessionsNotBefore: inMs(0) }, 3);
    expect(await kept(other.id)).toBeNull();
  });

  test('with its account leaves nothing', async () => {
    const browser = aBrowser();
    await browser.put([inMs(60_000)]);
    await tellAccess(under, browser.memberId, { deleted: true });
    expect(await kept(browser.id)).toBeNull();
  });
});

test('the export names them without what reaches them', async () => {
  const browser = aBrowser();
  const instant = inMs(60_000);
  await browser.put([instant]);
  const token = await under.platform.keySet.tokenFor({ userId: browser.memberId });
  const { body } = await ask(under.service.url, 'GET /recipes/export', { token });
  expect(body.reminders).toMatchObject([{ pushService: 'eu.push.example', instants: [instant] }]);
  expect(JSON.stringify(body)).not.toContain(browser.path);
});

test('a site without a key says so, and takes no browser', async () => {
  const without = await under.startReplica({ PUSH_KEY: '' });
  expect((await ask(without.url, 'GET /reminders/key')).body).toEqual({ key: null });
  const token = await under.platform.keySet.tokenFor({ userId: aMemberId() });
  const { id, endpoint, secret } = aBrowser();
  const body = { endpoint, secret, instants: [] };
  expect(await ask(without.url, `PUT /reminders/${id}`, { token, body })).toMatchObject({ status: 404 });
  await without.stop();
});
