import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiPrefix, limits } from '@sufra/contracts';
import { ask } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { sealCalendar } from '../../test/seal-calendar.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { tellAccess } from '../../test/tell-access.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const random = (bytes: number) => randomBytes(bytes).toString('base64url');
const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

/** A browser of a member, which holds a calendar’s id, key and secret. */
function aBrowser(memberId = aMemberId()) {
  const [calendar, key, secret] = [random(16), random(32), random(32)];
  const call = async (what: string, body?: object) =>
    ask(under.service.url, what, {
      token: await under.platform.keySet.tokenFor({ userId: memberId }),
      ...(body && { body }),
    });
  const write = (method: 'POST' | 'PUT', text: string, more: object = {}) =>
    call(`${method} /prayer-calendar`, {
      calendar,
      secret,
      sealed: sealCalendar(text, { calendar, key }),
      ...more,
    });
  return {
    ...{ memberId, calendar, key, secret, call },
    begin: (text: string, more?: object) => write('POST', text, more),
    change: (text: string, more?: object) => write('PUT', text, more),
    read: (headers = {}) => read(calendar, key, headers),
  };
}

/** As a calendar program does: by the address, without a cookie or a token. */
const read = (calendar: string, key: string, headers: Record<string, string> = {}) =>
  fetch(`${under.service.url}${apiPrefix}/prayer-calendar/${calendar}/${key}.ics`, { headers });
const problemOf = async (answer: Response) => {
  const { requestId, ...problem } = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, ...problem };
};
const kept = (memberId: string) => under.calendars.findById(memberId).lean();

const fast = calendarOf('NAME:Mecca', 'SUMMARY:Iftar');

describe('a calendar program', () => {
  test('reads by the address what the browser has sealed, and asks again by its ETag', async () => {
    const browser = aBrowser();
    expect(await browser.begin(fast)).toMatchObject({ status: 200 });
    const answer = await browser.read();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(fast);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="sufra-ramadan.ics"',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    const etag = answer.headers.get('etag') ?? '';
    expect((await browser.read({ 'if-none-match': etag })).status).toBe(304);
    const other = fast.replace('Mecca', 'Jakarta');
    await browser.change(other);
    const changed = await browser.read({ 'if-none-match': etag });
    expect([changed.status, await changed.text()]).toEqual([200, other]);
  });

  test('learns nothing by a wrong key: it is as an unknown id, also with the right ETag', async () => {
    const browser = aBrowser();
    await browser.begin(fast);
    const etag = (await browser.read()).headers.get('etag') ?? '';
    const answers = await Promise.all([
      read(browser.calendar, random(32)),
      read(browser.calendar, random(32), { 'if-none-match': etag }),
      read(random(16), browser.key),
    ]);
    const problems = await Promise.all(answers.map(problemOf));
    for (const problem of problems) expect(problem).toEqual(problems[0]);
    expect(problems[0]).toMatchObject({ status: 404, code: 'not_found' });
  });

  test.each([
    ['no calendar', '<html></html>'],
    ['a calendar that does something', calendarOf('ATTACH:https://elsewhere.example')],
    ['more than a calendar may hold', calendarOf(`NAME:${'a'.repeat(limits.calendarBytes)}`)],
    ['what has no end', fast.replace('END:VCALENDAR\r\n', '')],
  ])('is given nothing where a member has sealed %s', async (_, text) => {
    const browser = aBrowser();
    await browser.begin(text);
    expect((await browser.read()).status).toBe(404);
  });

  test('that guesses is sent away, and one that has an address is not', async () => {
    const browser = aBrowser();
    await browser.begin(fast);
    const from = { 'x-forwarded-for': '203.0.113.7' };
    const statuses: number[] = [];
    for (let at = 0; at < 61; at++) statuses.push((await read(random(16), browser.key, from)).status);
    expect(statuses.slice(0, 60).every(status => status === 404)).toBe(true);
    expect(statuses[60]).toBe(429);
    expect((await browser.read(from)).status).toBe(200);
  });

  test('that asks without a pause is told to wait', async () => {
    const [eager, other] = [aBrowser(), aBrowser()];
    for (const { begin } of [eager, other]) await begin(fast);
    for (let at = 0; at < 120; at++) expect((await eager.read()).status).toBe(200);
    const refused = await eager.read();
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
    expect((await other.read()).status).toBe(200);
  });
});

describe('the service', () => {
  test('keeps neither the key nor the secret, nor anything that it could read', async () => {
    const browser = aBrowser();
    await browser.begin(fast);
    const document = JSON.stringify(await kept(browser.memberId));
    for (const word of [browser.key, browser.secret, 'Mecca', 'VCALENDAR'])
      expect(document).not.toContain(word);
    expect(document).not.toContain(gzipSync(fast).subarray(10, 30).toString('base64url'));
  });

  test.each([
    ['an id of another length', { calendar: 'short' }],
    ['an id that is a query', { calendar: { $ne: 'a' } }],
    ['a short secret', { secret: 'short' }],
    ['a text that is not sealed', { sealed: 'BEGIN:VCALENDAR' }],
    ['nothing', { sealed: '' }],
    ['too much', { sealed: 'a'.repeat(90_000) }],
  ])('takes no %s', async (_, more) => {
    const browser = aBrowser();
    for (const write of [browser.begin, browser.change]) {
      const { status, body } = await write(fast, more);
      expect([status, body.code]).toEqual([400, 'invalid_request']);
    }
    expect(await kept(browser.memberId)).toBeNull();
  });

  test.each([
    'short/short.ics',
    `${'a'.repeat(22)}/${'a'.repeat(43)}`,
    `${'a'.repeat(22)}/${'a'.repeat(43)}.html`,
  ])('reads no address like %s', async path => {
    const answer = await fetch(`${under.service.url}${apiPrefix}/prayer-calendar/${path}`);
    expect(await problemOf(answer)).toMatchObject({ status: 400, code: 'invalid_request' });
  });
});

describe('a member', () => {
  test('has one: another browser takes its place, and the former one can change it no more', async () => {
    const phone = aBrowser();
    const laptop = aBrowser(phone.memberId);
    expect((await phone.call('GET /prayer-calendar')).body).toEqual({ calendar: null });
    for (const _ of ['once', 'again']) await phone.begin(fast);
    expect((await laptop.call('GET /prayer-calendar')).body.calendar).toMatchObject({
      calendar: phone.calendar,
    });
    await laptop.begin(fast);
    expect((await phone.read()).status).toBe(404);
    expect((await laptop.read()).status).toBe(200);
    expect(await phone.change(fast)).toMatchObject({ status: 404 });
    expect(await under.calendars.countDocuments({ _id: phone.memberId })).toBe(1);
  });

  test('begins it in two tabs at once', async () => {
    for (let at = 0; at < 5; at++) {
      const one = aBrowser();
      const other = aBrowser(one.memberId);
      const answers = await Promise.all([one.begin(fast), other.begin(fast)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const found = [await one.read(), await other.read()].map(({ status }) => status);
      expect(found.toSorted()).toEqual([200, 404]);
    }
  });

  test('changes none without its secret, nor takes the id of another', async () => {
    const [own, other] = [aBrowser(), aBrowser()];
    for (const { begin } of [own, other]) await begin(fast);
    expect(await own.change(fast, { secret: random(32) })).toMatchObject({ status: 404 });
    for (const write of [other.begin, other.change])
      expect(await write('x', { calendar: own.calendar, secret: own.secret })).toMatchObject({ status: 404 });
    expect(await (await own.read()).text()).toBe(fast);
    expect(await (await other.read()).text()).toBe(fast);
  });

  test('ends it, also by a browser that has not begun it', async () => {
    const browser = aBrowser();
    await browser.begin(fast);
    expect((await aBrowser(browser.memberId).call('DELETE /prayer-calendar')).body).toEqual({ ended: true });
    expect((await browser.read()).status).toBe(404);
    expect((await browser.call('DELETE /prayer-calendar')).body).toEqual({ ended: false });
    expect(await browser.change(fast)).toMatchObject({ status: 404 });
  });

  test('finds in the export that there is one, and nothing by which it could be read', async () => {
    const browser = aBrowser();
    const exported = async () => (await browser.call('GET /recipes/export')).body.prayerCalendar;
    expect(await exported()).toBeNull();
    await browser.begin(fast);
    expect(await exported()).toEqual({ begunAt: expect.any(String), changedAt: expect.any(String) });
  });
});

describe('what svc-auth tells', () => {
  test('of one session that ended leaves it, of all of them and of the account ends it', async () => {
    const browsers = [aBrowser(), aBrowser(), aBrowser()] as const;
    for (const { begin } of browsers) await begin(fast);
    const [one, all, account] = browsers;
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    await tellAccess(under, one.memberId, { endedSessions: [{ sid: 'a', until: inAnHour }] });
    await tellAccess(under, all.memberId, { sessionsNotBefore: new Date(Date.now() + 1_000).toISOString() });
    await tellAccess(under, account.memberId, { deleted: true });
    const statuses = await Promise.all(browsers.map(({ read }) => read()));
    expect(statuses.map(({ status }) => status)).toEqual([200, 404, 404]);
  });

  test('of sessions that ended before it began ends nothing', async () => {
    const browser = aBrowser();
    await browser.begin(fast);
    await tellAccess(under, browser.memberId, {
      sessionsNotBefore: new Date(Date.now() - 60_000).toISOString(),
    });
    expect((await browser.read()).status).toBe(200);
  });
});
