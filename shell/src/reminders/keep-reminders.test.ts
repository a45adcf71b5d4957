import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ApiKey } from '@sufra/contracts';
import { startTimer } from '@sufra/web-kit';
import { keepFastReminders } from '@sufra/web-kit/reminders';
import { apiStandIn, aUser, signInAs } from '@sufra/web-kit/testing';
import { beUntold, keepReminders, type Tell } from './keep-reminders.ts';

const api = apiStandIn();
const endpoint = 'https://fcm.googleapis.com/fcm/send/a';
const key = btoa(String.fromCharCode(4, ...new Array(64).fill(1))).replaceAll('=', '');
const toWorker = jest.fn<Tell>();
const subscribe = jest.fn(async () => ({ endpoint }));
const user = aUser();
const member = user._id;
const browser = '0b9f5c8e-0000-4000-8000-000000000000';
const registered = `PUT /reminders/${browser}` as ApiKey;
const ended = `POST /reminders/${browser}/end` as ApiKey;
const turnOn = (...kinds: string[]) =>
  localStorage.setItem(`kept-for:${member}:reminders`, JSON.stringify(kinds));
const put = (number = -1) => api.bodies(registered).at(number) as Record<string, unknown>;

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(crypto, 'randomUUID').mockReturnValue(browser);
  signInAs(user);
  toWorker.mockClear();
  subscribe.mockClear();
  const registration = {
    pushManager: { subscribe, getSubscription: async () => null },
  };
  const value = { ready: Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  Object.defineProperty(globalThis, 'Notification', { value: { permission: 'granted' }, configurable: true });
  api.reply('GET /reminders/key', { body: { key } });
  api.reply(registered, { body: { now: new Date().toISOString() } });
  api.reply(ended, { body: { ended: true } });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'Notification');
});

const iftar = (at: number) => ({
  ...{ kind: 'iftar' as const, at, tag: `iftar ${at}`, title: 'It is time for iftar' },
  ...{ body: 'At 18:00 in Cairo', path: '/ramadan' },
});

describe('a browser of a member', () => {
  test('who has turned nothing on is not registered', async () => {
    await keepReminders(member, toWorker);
    expect(subscribe).not.toHaveBeenCalled();
    expect(api.bodies(registered)).toEqual([]);
  });

  test('is told of what is on alone: the service when, the worker what', async () => {
    turnOn('timers');
    startTimer({ name: 'Rice', about: 'Pilaf', link: '/recipe/a', minutes: 10 });
    keepFastReminders(member, [iftar(Date.now() + 3_600_000)]);
    await keepReminders(member, toWorker);
    expect(put().instants).toHaveLength(1);
    turnOn('timers', 'iftar');
    await keepReminders(member, toWorker);
    expect(put().instants).toHaveLength(2);
    expect(put()).toMatchObject({ endpoint, secret: put(0).secret });
    expect(JSON.stringify(api.bodies(registered))).not.toMatch(/Rice|iftar|Cairo/);
    const reminders = [
      { title: 'Rice is done', body: 'Pilaf', path: '/recipe/a' },
      { title: 'It is time for iftar' },
    ];
    expect(toWorker.mock.lastCall?.[0]).toMatchObject({ type: 'remind', reminders });
  });

  test('is told once of what stays the same', async () => {
    turnOn('iftar');
    keepFastReminders(member, [iftar(Date.now() + 7_200_000)]);
    for (const _ of [1, 2]) await keepReminders(member, toWorker);
    expect(api.bodies(registered)).toHaveLength(1);
  });

  test('is told anew after its session has ended', async () => {
    turnOn('iftar');
    keepFastReminders(member, [iftar(Date.now() + 7_300_000)]);
    await keepReminders(member, toWorker);
    beUntold();
    await keepReminders(member, toWorker);
    expect(api.bodies(registered)).toHaveLength(2);
  });

  test('whose clock is wrong is woken by that of the service', async () => {
    turnOn('timers');
    startTimer({ name: 'Tea', about: 'Pot', link: '/', minutes: 5 });
    const behind = 600_000;
    api.reply(registered, { body: { now: new Date(Date.now() + behind).toISOString() } });
    await keepReminders(member, toWorker);
    const [first, second] = api
      .bodies(registered)
      .map(body => Date.parse((body as { instants: string[] }).instants[0] ?? ''));
    expect(Math.abs((second ?? 0) - (first ?? 0) - behind)).toBeLessThan(10_000);
  });

  test('is forgotten by service and worker when the last one is off', async () => {
    turnOn('iftar');
    keepFastReminders(member, [iftar(Date.now() + 9_000_000)]);
    await keepReminders(member, toWorker);
    turnOn();
    await keepReminders(member, toWorker);
    expect(api.bodies(ended)).toEqual([{ secret: put().secret }]);
    expect(toWorker.mock.lastCall?.[0]).toEqual({ type: 'remind-no-more' });
    expect(Object.keys(localStorage).filter(name => name.includes('reminded-browser'))).toEqual([]);
  });

  test('of a site without a key is not registered', async () => {
    turnOn('timers');
    api.reply('GET /reminders/key', { body: { key: null } });
    await keepReminders(member, toWorker);
    expect(subscribe).not.toHaveBeenCalled();
  });
});
