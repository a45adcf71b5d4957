import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { planDays, planSlots } from '@sufra/contracts';
import { ask, differingTrips } from '@sufra/service-kit/testing';
import { aMemberId } from '../test/a-member-id.ts';
import { aPushKey } from '../test/a-push-key.ts';
import { becomePremium } from '../test/become-premium.ts';
import { inDays } from '../test/in-days.ts';
import { ownText } from '../test/own-text.ts';
import { sealCalendar } from '../test/seal-calendar.ts';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest({ PUSH_KEY: aPushKey() });
});
afterAll(() => under.stop());

const generate = 'POST /recipes/generate-openai';
const body = { ingredients: ['chicken', 'rice'], mealType: 'Main Meals' };
const noPlan = Object.fromEntries(
  planDays.map(day => [day, Object.fromEntries(planSlots.map(slot => [slot, null]))]),
);

test('each call makes as many trips to the database as this table says', async () => {
  const { url } = under.service;
  const token = await under.platform.keySet.tokenFor({ userId: aMemberId() });
  const premiumId = aMemberId();
  await becomePremium(under, premiumId);
  const premium = await under.platform.keySet.tokenFor({ userId: premiumId });
  const generated = await ask(url, generate, { token: premium, body });
  const id = generated.body.recipe._id;
  const line = aMemberId();
  const lunch = { date: inDays(0), meal: 'lunch', becomes: { recipeId: id } };
  const browser = '0b9f5c8e-0000-4000-8000-000000000000';
  const endpoint = 'https://fcm.googleapis.com/fcm/send/a';
  const secret = 'a'.repeat(43);
  const ofCalendar = { calendar: 'a'.repeat(22), key: Buffer.alloc(32).toString('base64url') };
  const ics = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';
  const calendar = { calendar: ofCalendar.calendar, secret, sealed: sealCalendar(ics, ofCalendar) };
  const readCalendar = `GET /prayer-calendar/${ofCalendar.calendar}/${ofCalendar.key}.ics`;
  const tick = `PUT /shopping-list/lines/${line}/tick`;
  const shared = await ask(url, `POST /recipes/${id}/share`, { token: premium });

  // One trip of most is for the profile of the member, whose school the verdict keeps to. A generation reads it beside the allowance,
  // counts for the site beside the address, and shows the recipe beside leaving: it waits for seven trips, one after the other.
  expect(
    await differingTrips(url, [
      { call: 'GET /recipes/profile', token, trips: 2 },
      { call: 'GET /recipes/eaters', token, trips: 4 },
      { call: generate, token, body, status: 201, trips: 10 },
      { call: generate, token, body, headers: { accept: 'text/event-stream' }, trips: 10 },
      { call: generate, token, body, headers: { 'idempotency-key': 'once' }, status: 201, trips: 10 },
      { call: generate, token, body, headers: { 'idempotency-key': 'once' }, status: 201, trips: 5 },
      { call: generate, token, body, status: 403, trips: 3 },
      // It is saved by itself, and the counts of what is saved are out of date.
      { call: generate, token: premium, body, status: 201, trips: 10 },
      { call: 'GET /recipes', token: premium, trips: 3 },
      { call: 'GET /recipes?q=rice', token: premium, trips: 3 },
      // Counted, and kept for the next time.
      { call: 'GET /recipes/counts', token: premium, trips: 5 },
      { call: 'GET /recipes/counts', token: premium, trips: 2 },
      { call: 'GET /recipes/unsaved', token, trips: 3 },
      { call: `GET /recipes/${id}`, token: premium, trips: 3 },
      { call: `PATCH /recipes/${id}`, token: premium, body: { favorite: true }, trips: 6 },
      { call: `GET /recipes/shared/${shared.body.token}`, trips: 1 },
      { call: 'GET /recipes/plan', token: premium, trips: 4 },
      { call: 'PUT /recipes/plan', token: premium, body: { plan: noPlan, version: 0 }, trips: 5 },
      { call: 'GET /recipes/calendar', token: premium, trips: 4 },
      { call: 'PATCH /recipes/calendar', token: premium, body: { meals: [lunch] }, trips: 8 },
      { call: 'GET /recipes/calendar', token: premium, trips: 6 },
      { call: 'PUT /shopping-list/plan', token: premium, body: { dates: [lunch.date] }, trips: 9 },
      { call: 'POST /shopping-list/clear', token: premium, body: { what: 'all' }, trips: 4 },
      { call: 'GET /shopping-list', token: premium, trips: 3 },
      { call: 'POST /shopping-list/recipes', token: premium, body: { recipe: id }, trips: 7 },
      { call: 'GET /shopping-list', token: premium, trips: 5 },
      { call: `PUT /shopping-list/lines/${line}`, token: premium, body: { text: 'tea' }, trips: 6 },
      {
        call: tick,
        token: premium,
        body: { isTicked: true },
        headers: { 'idempotency-key': 'once' },
        trips: 6,
      },
      {
        call: tick,
        token: premium,
        body: { isTicked: true },
        headers: { 'idempotency-key': 'once' },
        trips: 5,
      },
      { call: 'POST /recipes', token: premium, body: ownText(), status: 201, trips: 9 },
      { call: `PUT /recipes/${id}`, token: premium, body: { ...ownText(), version: 1 }, trips: 9 },
      { call: `PUT /recipes/${id}/cooked/2026-01-02`, token: premium, trips: 5 },
      { call: 'GET /recipes/collections', token: premium, trips: 2 },
      { call: `DELETE /recipes/${id}`, token: premium, trips: 4 },
      { call: 'GET /reminders/key', trips: 0 },
      { call: `PUT /reminders/${browser}`, token, body: { endpoint, secret, instants: [] }, trips: 4 },
      { call: 'POST /prayer-calendar', token, body: calendar, trips: 3 },
      { call: 'GET /prayer-calendar', token, trips: 2 },
      { call: readCalendar, trips: 2 },
      { call: 'GET /recipes/samples', trips: 0 },
      { call: 'GET /hijri-months', trips: 1 },
      { call: 'GET /recipes/published', trips: 1 },
      { call: 'GET /recipes/published?q=rice&meal=Snack', trips: 1 },
    ]),
  ).toEqual([]);
});
