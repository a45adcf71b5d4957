import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { limits } from '@sufra/contracts';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const aReport = (more: object = {}) => ({
  line: 'emulsifier (ه٤٧١)',
  words: 'ه٤٧١',
  verdict: 'doubtful',
  rule: 17,
  school: null,
  language: 'ar',
  place: 'label',
  says: 'The maker names a plant.',
  ...more,
});
const tokenOf = (userId: string, more: object = {}) => under.platform.keySet.tokenFor({ userId, ...more });
const as = async (userId: string, call: string, body?: unknown, more: object = {}) =>
  ask(under.service.url, call, { token: await tokenOf(userId, more), body });
const asModerator = (call: string, body?: unknown) => as(moderatorId, call, body, { isModerator: true });
const moderatorId = aMemberId();

async function reported(more: object = {}) {
  const memberId = aMemberId();
  const { status, body } = await as(memberId, 'POST /halal/reports/own', aReport(more));
  expect(status).toBe(201);
  return { memberId, id: body._id as string };
}
const inQueue = async (id: string, query = '') => {
  const { body } = await asModerator(`GET /halal/reports${query}`);
  return body.reports.find((report: { _id: string }) => report._id === id);
};
const answer = (id: string, body: object) => asModerator(`POST /halal/reports/${id}/answer`, body);
const change = { words: 'E471 of sunflower', verdict: 'halal' };

describe('a report of a wrong verdict', () => {
  test('keeps what was shown, and reaches moderators without its reporter', async () => {
    const { id, memberId } = await reported();
    const report = await inQueue(id, '?state=open');
    expect(report).toMatchObject({
      ...aReport(),
      version: expect.stringMatching(/^\d/),
      isByMember: true,
      today: 'doubtful',
      answer: null,
    });
    expect(JSON.stringify(report)).not.toContain(memberId);
  });

  test('has its rule found where the page was not told it, and none where the guard says otherwise', async () => {
    const [wine, fine] = [
      await reported({ line: '1 l red wine', words: 'red wine', verdict: 'haram', rule: null }),
      await reported({ line: 'salt', words: '', verdict: 'halal', rule: null }),
    ];
    expect(await inQueue(wine.id)).toMatchObject({ rule: 10, today: 'haram' });
    expect(await inQueue(fine.id)).toMatchObject({ rule: null, today: 'halal' });
  });

  test.each<[string, object]>([
    ['no words', { says: ' ' }],
    ['too many words', { says: 'a'.repeat(limits.reportLength + 1) }],
    ['no line', { line: '' }],
    ['a line that is too long', { line: 'a'.repeat(limits.reportedLineLength + 1) }],
    ['another verdict', { verdict: 'fine' }],
    ['another school', { school: 'mine' }],
    ['another language', { language: 'xx' }],
    ['another place', { place: 'moon' }],
  ])('with %s is refused', async (_, more) => {
    expect(await as(aMemberId(), 'POST /halal/reports/own', aReport(more))).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
  });

  test('comes from visitors too, a few an hour, and says when more are taken', async () => {
    const report = () => ask(under.service.url, 'POST /halal/reports', { body: aReport() });
    for (let time = 0; time < limits.reportsOfVisitorPerHour; time++)
      expect((await report()).status).toBe(201);
    const refused = await report();
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  });
});

describe('an answer', () => {
  test('of a moderator is told to the member and the audit log, and a change stands in the public list', async () => {
    const { id, memberId } = await reported();
    const reason = 'Its source is named beside it.';
    const answered = await answer(id, { outcome: 'changed', reason, change });
    expect(answered).toMatchObject({
      status: 200,
      body: { report: { _id: id, answer: { outcome: 'changed', reason, change } } },
    });
    const { body } = await ask(under.service.url, 'GET /halal/changes');
    expect(body.changes[0]).toEqual({
      ...{ _id: id, changedAt: expect.any(String), words: change.words, reason, rule: 17 },
      ...{ before: 'doubtful', after: 'halal', version: expect.stringMatching(/^\d/) },
    });
    await eventually(() =>
      expect(under.platform.heard).toContainEqual(
        expect.objectContaining({
          type: 'verdict-report.answered',
          data: expect.objectContaining({ userId: memberId, answeredBy: moderatorId, outcome: 'changed' }),
        }),
      ),
    );
    expect(await inQueue(id, '?state=open')).toBeUndefined();
    expect(await inQueue(id, '?state=answered')).toMatchObject({ answer: { reason } });
  });

  test('is given once, with words, and to a report that is there', async () => {
    const { id } = await reported();
    for (const body of [
      { outcome: 'stays', reason: ' ' },
      { outcome: 'changed', reason: 'So it is.' },
      { outcome: 'perhaps', reason: 'Who knows.' },
      { outcome: 'changed', reason: 'So it is.', change: { ...change, words: '' } },
    ])
      expect((await answer(id, body)).status).toBe(400);
    const stays = { outcome: 'stays', reason: 'The packet names no source.' };
    const both = await Promise.all([answer(id, stays), answer(id, stays)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await answer(aMemberId(), stays)).status).toBe(404);
    const { body } = await ask(under.service.url, 'GET /halal/changes');
    expect(body.changes.map(({ _id }: { _id: string }) => _id)).not.toContain(id);
  });
});

test('lists come page by page, newest first', async () => {
  const ids = [(await reported()).id, (await reported()).id, (await reported()).id].toReversed();
  const first = await asModerator('GET /halal/reports?limit=2');
  const second = await asModerator(`GET /halal/reports?limit=2&after=${first.body.next}`);
  const seen = [...first.body.reports, ...second.body.reports].map(({ _id }) => _id);
  expect(seen.slice(0, 3)).toEqual(ids);
});

test('a member’s reports are in the export, and go with the account; a change stays without its reporter', async () => {
  const { id, memberId } = await reported();
  const open = await as(memberId, 'POST /halal/reports/own', aReport({ says: 'And this one.' }));
  await answer(id, { outcome: 'changed', reason: 'It is of a plant.', change });
  const { body } = await as(memberId, 'GET /recipes/export');
  expect(body.reports).toMatchObject([
    { _id: open.body._id, answer: null },
    { _id: id, says: 'The maker names a plant.', answer: { outcome: 'changed' } },
  ]);

  await under.platform.tell({
    type: 'user.access-changed',
    subject: memberId,
    sequence: 2,
    data: {
      ...{ userId: memberId, isAdmin: false, isModerator: false, endedSessions: [], deleted: true },
      ...{ sessionsNotBefore: null, displayName: null },
    },
  });
  await eventually(async () => expect(await under.reports.findById(open.body._id).lean()).toBeNull());
  expect(await under.reports.findById(id).lean()).toMatchObject({ line: '', says: '', words: '' });
  expect(JSON.stringify(await under.reports.find().lean())).not.toContain(`"reporterId":"${memberId}"`);
  const changes = await ask(under.service.url, 'GET /halal/changes');
  expect(changes.body.changes[0]).toMatchObject({ _id: id, words: change.words });
  expect(await inQueue(id)).toMatchObject({ line: '', today: null, isByMember: false });
});
