import { createDecipheriv, webcrypto } from 'node:crypto';
import { CompressionStream as Compression } from 'node:stream/web';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { apiStandIn, aUser, beSignedOut, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../routes.tsx';
import { forgetAnnouncements } from '../announced/announced-months.ts';
import { forgetClock } from '../times/server-clock.ts';
import { calendarAhead } from './calendar-ahead.ts';
import { seal } from './seal.ts';

const renderAt = rendererOf(routes);
const api = apiStandIn();
const person = userEvent.setup();
const karachi = {
  ...{ name: 'Karachi', country: 'PK', latitude: 24.86, longitude: 67.01, timeZone: 'Asia/Karachi' },
  namesIn: {},
};
const lahore = { ...karachi, name: 'Lahore', latitude: 31.56, longitude: 74.35 };
const now = new Date('2027-02-07T14:00:00Z');
const [own, begin, renew] = [
  'GET /prayer-calendar',
  'POST /prayer-calendar',
  'PUT /prayer-calendar',
] as const;
const choose = (town: object, more = {}) =>
  localStorage.setItem('ramadan', JSON.stringify({ town, ...more }));
const known = (calendar: string) => ({
  body: { calendar: { calendar, begunAt: now.toISOString(), changedAt: now.toISOString() } },
});
const nothing = { body: { calendar: null } };

/** What the service knows is what was begun last. */
const begun = () => {
  const last = sentBy(begin).at(-1);
  return last ? known(last.calendar) : nothing;
};

interface Sent {
  calendar: string;
  secret: string;
  sealed: string;
}
const sentBy = (key: typeof begin | typeof renew) => api.bodies(key) as Sent[];

/** As the service does it. */
function opened({ calendar, sealed }: Pick<Sent, 'calendar' | 'sealed'>, key: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const cipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), bytes.subarray(0, 12));
  cipher.setAAD(Buffer.from(calendar));
  cipher.setAuthTag(bytes.subarray(-16));
  return gunzipSync(Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()])).toString();
}

beforeEach(() => {
  // jsdom has neither.
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  Object.assign(globalThis, { CompressionStream: Compression });
  jest.useFakeTimers({
    now,
    doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'performance', 'requestAnimationFrame'],
  });
  forgetAnnouncements();
  forgetClock();
  beSignedOut();
  signInAs(aUser());
  choose(karachi);
  api.reply('GET /hijri-months', { body: { months: [] } });
  api.reply(own, begun);
  api.reply(begin, begun);
});
afterEach(() => {
  jest.useRealTimers();
});

const address = () => screen.findByRole('textbox', { name: 'Address for your calendar program' });
const keyIn = (text: string) => /\/([\w-]{43})\.ics$/.exec(text)?.[1] ?? '';

async function subscribed() {
  const view = renderAt('/ramadan');
  await person.click(await screen.findByRole('button', { name: 'Subscribe' }));
  await person.click(await screen.findByRole('button', { name: 'Make the address' }));
  const key = keyIn(((await address()) as HTMLInputElement).value);
  const [sent] = sentBy(begin);
  return { view, key, calendar: sent?.calendar ?? '' };
}

test('a visitor keeps the file, and reads what members have', async () => {
  beSignedOut();
  choose(karachi);
  renderAt('/ramadan');
  expect(await screen.findByText(/your calendar program can subscribe instead/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Calendar file' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
});

test('a press makes an address, and what the service is sent tells neither town nor key', async () => {
  const { key, calendar } = await subscribed();
  expect(await screen.findByText(/It holds the times of Karachi/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy address' })).toHaveFocus();
  expect(screen.getByText(/from them a town can be guessed/)).toBeVisible();
  const [sent] = sentBy(begin);
  expect(calendar).toMatch(/^[\w-]{22}$/);
  expect(JSON.stringify(sent)).not.toContain(key);
  const text = opened(sent ?? { calendar, sealed: '' }, key);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(58);
  expect(text).toContain('LOCATION:Karachi');
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\nX-PUBLISHED-TTL:PT6H\r\n');
  expect(screen.getByRole('link', { name: 'Open in a calendar program' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`^webcal://[^/]+/api/v1/prayer-calendar/${calendar}/${key}\\.ics$`)),
  );
});

test('it is renewed when another town is chosen, and not when nothing else is computed', async () => {
  const { view, key, calendar } = await subscribed();
  view.unmount();
  api.reply(renew, begun);

  const same = renderAt('/ramadan');
  await address();
  // Longer than changes of a moment are waited for.
  await new Promise(resolve => setTimeout(resolve, 900));
  expect(sentBy(renew)).toEqual([]);
  same.unmount();

  choose(lahore);
  renderAt('/ramadan');
  await waitFor(() => expect(sentBy(renew)).toHaveLength(1));
  const [sent] = sentBy(renew);
  expect(opened(sent ?? { calendar, sealed: '' }, key)).toContain('LOCATION:Lahore');
  expect(sent).toMatchObject({ calendar, secret: sentBy(begin)[0]?.secret });
  expect(await screen.findByText(/It holds the times of Lahore/)).toBeVisible();
});

test('what another browser has replaced is forgotten here, and said', async () => {
  const { view } = await subscribed();
  view.unmount();
  api.reply(own, known('another'));
  renderAt('/ramadan');
  expect(await screen.findByText(/another browser of yours has taken its place/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Make a new address' })).toBeVisible();
  expect(Object.values(localStorage).join()).not.toContain('secret');
});

test('a renewal of one that has ended forgets it', async () => {
  const { view } = await subscribed();
  view.unmount();
  api.reply(own, begun, nothing);
  api.reply(renew, { status: 404, body: { code: 'not_found', message: 'There is nothing here.' } });
  choose(lahore);
  renderAt('/ramadan');
  expect(await screen.findByText(/Your subscription has ended/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Make the address' })).toBeVisible();
});

test('it ends after a question, on this browser and at the service', async () => {
  api.reply('DELETE /prayer-calendar', { body: { ended: true } });
  await subscribed();
  api.reply(own, nothing);
  await person.click(screen.getByRole('button', { name: 'End subscription' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'End subscription' }));
  expect(await screen.findByRole('button', { name: 'Make the address' })).toBeVisible();
  expect(screen.queryByText(/has ended, or another browser/)).toBeNull();
  expect(Object.values(localStorage).join()).not.toContain('secret');
});

test('the fasts that are marked are in it, with their names, and its length tells no town', async () => {
  const choice = { showsFasts: true, announced: [] };
  const texts = [karachi, { ...lahore, name: 'Thiruvananthapuram' }].map(town =>
    calendarAhead({ ...choice, town }, { now }),
  );
  const [text = ''] = texts;
  expect(text).toContain('DESCRIPTION:Day of Arafah · 9 Dhu');
  expect(text).toContain('DESCRIPTION:White day · 13 Muharram');
  expect(text).toContain('DESCRIPTION:Day 30 of Ramadan'.replace('30', '29'));
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map(line => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  const starts = [...text.matchAll(/DTSTART:(\S+)/g)].map(([, at]) => at);
  expect(starts.every(at => /^\d{8}T\d{6}Z$/.test(at ?? ''))).toBe(true);
  const of = { calendar: 'a'.repeat(22), key: 'a'.repeat(43) };
  const [one, other] = await Promise.all(texts.map(each => seal(each, of)));
  expect(one).toHaveLength(other?.length ?? 0);
  expect(one).not.toBe(await seal(text, of));
});
