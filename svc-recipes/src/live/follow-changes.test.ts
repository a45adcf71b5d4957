import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { apiPrefix } from '@sufra/contracts';
import { aMemberId } from '../../test/a-member-id.ts';
import { becomePremium } from '../../test/become-premium.ts';
import { aHousehold, aPerson, type Person, seat } from '../../test/household.ts';
import { inDays } from '../../test/in-days.ts';
import { ownText } from '../../test/own-text.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

async function listen({ token }: Person, url = under.service.url) {
  const leaving = new AbortController();
  const answer = await fetch(`${url}${apiPrefix}/household/changes`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: leaving.signal,
  });
  const events = eventsOf(answer);
  const next = async () => (await events.next()).value;
  return { status: answer.status, next, leave: () => leaving.abort() };
}

async function* eventsOf({ body }: Response): AsyncGenerator<[string, Record<string, unknown>]> {
  let text = '';
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const [rest = '', ...whole] = `${text}${piece}`.split('\n\n').reverse();
    text = rest;
    for (const event of whole.reverse()) {
      const [, name = '', json = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
      if (name !== 'alive') yield [name, JSON.parse(json)];
    }
  }
}

test('a tick is told to the others, at whichever replica they listen', async () => {
  const { owner, guest } = await aHousehold(under);
  const line = aMemberId();
  await owner.as(`PUT /shopping-list/lines/${line}`, { text: 'milk' });
  const replica = await under.startReplica();
  const here = await listen(owner);
  const there = await listen(guest, replica.url);
  expect(await here.next()).toEqual(['changed', { list: 1, plan: 0, members: 1, shown: 0 }]);
  expect(await there.next()).toEqual(['changed', { list: 1, plan: 0, members: 1, shown: 0 }]);
  await guest.as(`PUT /shopping-list/lines/${line}/tick`, { isTicked: true });
  expect(await here.next()).toEqual(['changed', { list: 2, plan: 0, members: 1, shown: 0 }]);
  expect(await there.next()).toEqual(['changed', { list: 2, plan: 0, members: 1, shown: 0 }]);
  here.leave();
  // A replica that stops sends its listeners on.
  const stopped = replica.stop();
  expect(await there.next()).toMatchObject(['problem', { code: 'service_unavailable' }]);
  await stopped;
});

test('a meal that is planned is told to the others within a second, at whichever replica they listen', async () => {
  const { owner, guest } = await aHousehold(under);
  await becomePremium(under, owner.id);
  const replica = await under.startReplica();
  const there = await listen(guest, replica.url);
  expect(await there.next()).toEqual(['changed', { list: 0, plan: 0, members: 1, shown: 0 }]);
  const meals = [{ date: inDays(1), meal: 'lunch', becomes: { recipeId: await owner.recipe() } }];
  expect((await owner.as('PATCH /recipes/calendar', { meals })).status).toBe(200);
  const answered = performance.now();
  expect(await there.next()).toEqual(['changed', { list: 0, plan: 1, members: 1, shown: 0 }]);
  expect(performance.now() - answered).toBeLessThan(1_000);
  there.leave();
  await replica.stop();
});

test('a recipe that is shown, renamed, deleted, restored and taken back is told to the others within a second', async () => {
  const patient = await startForTest({ RECIPE_RESTORE_MS: '60000' });
  const { owner, guest } = await aHousehold(patient);
  const replica = await patient.startReplica();
  const there = await listen(guest, replica.url);
  const seen = async () => (await guest.as('GET /recipes/table', undefined, replica.url)).body.recipes;
  const id = await owner.recipe();
  await there.next();
  const steps: [call: string, titles: string[], body?: unknown][] = [
    [`PUT /recipes/${id}/table`, ['Barley soup with lamb']],
    [`PUT /recipes/${id}`, ['Rice for all'], { ...ownText({ title: 'Rice for all' }), version: 1 }],
    [`DELETE /recipes/${id}`, []],
    [`POST /recipes/${id}/restore`, ['Rice for all']],
    [`DELETE /recipes/${id}/table`, []],
  ];
  for (const [at, [call, titles, body]] of steps.entries()) {
    expect((await owner.as(call, body)).status).toBe(200);
    const answered = performance.now();
    expect(await there.next()).toEqual(['changed', { list: 0, plan: 0, members: 1, shown: at + 1 }]);
    expect(performance.now() - answered).toBeLessThan(1_000);
    expect((await seen()).map(({ title }: { title: string }) => title)).toEqual(titles);
  }
  // What others do not see is no news to them.
  await owner.as(`PATCH /recipes/${id}`, { favorite: true });
  expect((await guest.as('GET /household/changes')).body).toMatchObject({ shown: steps.length });
  there.leave();
  await replica.stop();
  await patient.stop();
});

test('a member who is removed hears that, and no more', async () => {
  const { id, owner, cook, guest } = await aHousehold(under);
  const [heard, staying] = [await listen(cook), await listen(guest)];
  await heard.next();
  await staying.next();
  await seat(
    under,
    id,
    [
      [owner, 'owner'],
      [guest, 'guest'],
    ],
    2,
  );
  expect(await heard.next()).toMatchObject(['problem', { code: 'not_found' }]);
  expect(await heard.next()).toBeUndefined();
  expect(await staying.next()).toEqual(['changed', { list: 0, plan: 0, members: 2, shown: 0 }]);
  staying.leave();
});

test('a stranger hears nothing, and who asks for one answer gets one', async () => {
  expect((await listen(await aPerson(under))).status).toBe(404);
  const { guest } = await aHousehold(under);
  expect((await guest.as('GET /household/changes')).body).toEqual({ list: 0, plan: 0, members: 1, shown: 0 });
});
