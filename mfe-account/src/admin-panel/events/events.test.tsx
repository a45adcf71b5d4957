import { expect, test } from '@jest/globals';
import type { EventState, ParkedEvent } from '@sufra/contracts';
import { problem } from '@sufra/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { admin, panelTests } from '../testing/panel.tsx';
import { formatAge } from './format-age.ts';

const { api, openAs } = panelTests();

const aParkedEvent = (overrides: Partial<ParkedEvent> = {}): ParkedEvent => ({
  _id: 'event-1',
  type: 'user.signed-up',
  source: 'svc-auth',
  publishedAt: '2026-11-20T15:00:00.000Z',
  reason: 'the mail server refuses …@…',
  tries: 12,
  firstFailedAt: '2026-11-20T15:01:00.000Z',
  parkedAt: '2026-11-21T15:02:00.000Z',
  ...overrides,
});

const queueOf = (parkedEvents: ParkedEvent[], more: Partial<NonNullable<EventState['queue']>> = {}) => ({
  queued: 0,
  waiting: 0,
  waitingByAge: [0, 60, 600, 3_600].map(fromSeconds => ({ fromSeconds, events: 0 })),
  parked: parkedEvents.length,
  parkedEvents,
  ...more,
});

const stateOf = (overrides: Partial<EventState> = {}): { body: EventState } => ({
  body: {
    broker: { isUp: true, detail: 'connected to RabbitMQ' },
    outbox: { documents: 0, oldestSeconds: 0 },
    queue: queueOf([]),
    ...overrides,
  },
});

const refusal = { status: 404, body: problem('not_found', 'It is not there any more.') };

const openEvents = () => {
  api.reply('GET /operations/services', { body: { services: ['svc-blog', 'svc-mail'] } });
  openAs(admin, '/admin-panel?tab=events');
};
const cardOf = async (service: string) => within(await screen.findByRole('region', { name: service }));
const press = (button: HTMLElement) => fireEvent.click(button);

test('each service shows what is parked and why, what waits by age, and what is not published', async () => {
  api.reply('GET /operations/svc-blog/events', stateOf());
  api.reply(
    'GET /operations/svc-mail/events',
    stateOf({
      outbox: { documents: 3, oldestSeconds: 7_500 },
      queue: queueOf(
        [aParkedEvent(), aParkedEvent({ _id: 'event-2' }), aParkedEvent({ _id: null, type: 'unreadable' })],
        { waiting: 5, waitingByAge: [{ fromSeconds: 60, events: 5 }], parked: 300 },
      ),
    }),
  );
  openEvents();
  expect(await (await cardOf('svc-blog')).findByText('Nothing parked')).toBeTruthy();
  const mail = await cardOf('svc-mail');
  await mail.findByText('300 parked');
  expect(mail.getByText('The oldest for 2 hours')).toBeTruthy();
  expect(mail.getByText('5 for 1 to 10 minutes')).toBeTruthy();
  expect(mail.getByRole('heading', { name: 'user.signed-up 2' })).toBeTruthy();
  expect(mail.getAllByText('the mail server refuses …@…')).toHaveLength(3);
  expect(mail.getAllByText('12 times')).toHaveLength(3);
  expect(mail.getAllByText('November 20, 2026 at 3:01 PM UTC')).toHaveLength(3);
  expect(mail.getAllByText('November 21, 2026 at 3:02 PM UTC')).toHaveLength(3);
  expect(mail.getByText('The first 3 of 300 are shown.')).toBeTruthy();
  // One without an id goes back with the others alone.
  expect(mail.getAllByRole('button', { name: /^Handle user/ })).toHaveLength(2);
});

test('one is handled again after a yes, and so are all; the list is asked for anew', async () => {
  api.reply('GET /operations/svc-blog/events', stateOf());
  const two = [aParkedEvent(), aParkedEvent({ _id: 'event-2' })];
  api.reply(
    'GET /operations/svc-mail/events',
    stateOf({ queue: queueOf(two) }),
    stateOf({ queue: queueOf(two.slice(1)) }),
    stateOf(),
  );
  api.reply('POST /operations/svc-mail/events/replay', { body: { replayed: 1 } });
  openEvents();
  const mail = await cardOf('svc-mail');
  press(await mail.findByRole('button', { name: 'Handle user.signed-up event-1 again' }));
  press(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(api.bodies('POST /operations/svc-mail/events/replay')).toEqual([]);
  press(mail.getByRole('button', { name: 'Handle user.signed-up event-1 again' }));
  press(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Handle again' }));
  press(await mail.findByRole('button', { name: 'Handle it again' }));
  press(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Handle again' }));
  await mail.findByText('Nothing parked');
  expect(api.bodies('POST /operations/svc-mail/events/replay')).toEqual([{ eventId: 'event-1' }, {}]);
});

test('a refusal is said in the dialog, which stays', async () => {
  api.reply('GET /operations/svc-blog/events', stateOf());
  api.reply('GET /operations/svc-mail/events', stateOf({ queue: queueOf([aParkedEvent()]) }));
  api.reply('POST /operations/svc-mail/events/replay', refusal);
  openEvents();
  press(await (await cardOf('svc-mail')).findByRole('button', { name: 'Handle it again' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  press(dialog.getByRole('button', { name: 'Handle again' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('It is not there any more.');
});

test('a service that is away, or has no broker, says so beside the others', async () => {
  api.reply('GET /operations/svc-blog/events', refusal, stateOf());
  api.reply(
    'GET /operations/svc-mail/events',
    stateOf({
      broker: { isUp: false, detail: 'away' },
      outbox: { documents: 2, oldestSeconds: 90 },
      queue: null,
    }),
  );
  openEvents();
  const [blog, mail] = [await cardOf('svc-blog'), await cardOf('svc-mail')];
  expect(await mail.findByText('No broker')).toBeTruthy();
  expect(mail.getByText('The oldest for 1 minute')).toBeTruthy();
  expect(mail.getAllByText('Not known')).toHaveLength(3);
  expect(await blog.findByText('svc-blog does not answer.')).toBeTruthy();
  press(blog.getByRole('button', { name: 'Ask svc-blog again' }));
  await blog.findByText('Nothing parked');
});

test('what waits is tried now', async () => {
  api.reply('GET /operations/svc-blog/events', stateOf());
  api.reply('GET /operations/svc-mail/events', stateOf({ queue: queueOf([], { waiting: 1 }) }), stateOf());
  api.reply('POST /operations/svc-mail/events/try-now', { body: { events: 1, outboxes: 0 } });
  openEvents();
  const mail = await cardOf('svc-mail');
  press(await mail.findByRole('button', { name: 'Try now what waits' }));
  await waitFor(() => expect(mail.queryByRole('button', { name: 'Try now what waits' })).toBeNull());
});

test.each([
  [0, '0 seconds'],
  [59, '59 seconds'],
  [119, '1 minute'],
  [7_500, '2 hours'],
  [200_000, '2 days'],
])('%s seconds are %s', (seconds, words) => {
  expect(formatAge(seconds)).toBe(words);
});
