import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Schema, Types } from 'mongoose';
import { readEnvironment } from '../config/environment.ts';
import { serviceEnvironment } from '../config/service-environment.ts';
import { outboxFields } from '../events/outbox/outbox-fields.ts';
import { outbox } from '../events/outbox/outbox-plugin.ts';
import { routes } from '../http/contract-routes.ts';
import { recordCreate } from '../recording/contract-events.ts';
import { ask } from '../testing/ask.ts';
import { eventually } from '../testing/eventually.ts';
import { openTcpProxy } from '../testing/tcp-proxy.ts';
import { startTestKeySet } from '../testing/test-key-set.ts';
import { openTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { openService } from './open-service.ts';
import type { RunningService } from './running-service.ts';

const userId = '65f000000000000000000001';
let platform: TestPlatform;
const running: RunningService[] = [];

beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(async () => {
  for (const service of running) await service.stop();
  await platform.stop();
});

async function startService(more: Record<string, string> = {}) {
  const config = readEnvironment(serviceEnvironment, platform.env(more));
  const service = await openService({ name: 'svc-blog', config }).start({
    routes: [
      routes({
        'GET /recipes': () => ({ recipes: [], next: null }),
        'GET /blogs': () => ({ blogs: [], next: null }),
      }),
    ],
  });
  running.push(service);
  return service;
}

const readiness = async (service: RunningService) => {
  const answer = await fetch(`${service.internalUrl}/readyz`);
  return { status: answer.status, ...((await answer.json()) as object) };
};

describe('a service', () => {
  test('with its database is live, ready and measured, on the internal port alone', async () => {
    const service = await startService();
    await service.whenReady();
    await ask(service.url, 'GET /blogs');

    expect(await readiness(service)).toEqual({ status: 'ready', faults: {}, degraded: {} });
    const metrics = await (await fetch(`${service.internalUrl}/metrics`)).text();
    expect(metrics).toMatch(/sufra_http_request_seconds_count\{[^}]*route="\/blogs"[^}]*\} 1/);
    expect(metrics).toMatch(/sufra_outbox_pending\{[^}]*\} 0/);
    for (const path of ['/metrics', '/livez', '/retry-now'])
      expect((await fetch(service.url + path)).status).toBe(404);
    const ready = await fetch(`${service.url}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([204, '']);
  });

  test('learns from svc-auth that a session has ended', async () => {
    const service = await startService();
    await service.whenReady();
    const token = await platform.keySet.tokenFor({ userId, sessionId: 'mine', accountVersion: 4 });
    expect(await ask(service.url, 'GET /recipes', { token })).toMatchObject({ status: 200 });

    const facts = {
      userId,
      isAdmin: false,
      isModerator: false,
      sessionsNotBefore: null,
      deleted: false,
      displayName: null,
    };
    const ended = [{ sid: 'mine', until: new Date(Date.now() + 3_600_000).toISOString() }];
    await platform.tell({
      type: 'user.access-changed',
      subject: userId,
      sequence: 5,
      data: { ...facts, endedSessions: ended },
    });
    // An older state that comes late changes nothing.
    await platform.tell({
      type: 'user.access-changed',
      subject: userId,
      sequence: 4,
      data: { ...facts, endedSessions: [] },
    });

    await eventually(async () =>
      expect(await ask(service.url, 'GET /recipes', { token })).toMatchObject({
        status: 401,
        body: { code: 'session_ended' },
      }),
    );
  });

  test('answers no call before its migrations have run, and names the one that fails', async () => {
    const config = readEnvironment(serviceEnvironment, platform.env());
    let mayPass = false;
    const service = await openService({ name: 'svc-blog', config }).start({
      routes: [routes({ 'GET /blogs': () => ({ blogs: [], next: null }) })],
      migrations: [
        {
          number: 1,
          name: 'wait for room',
          run: async () => {
            if (!mayPass) throw new Error('no room');
          },
        },
      ],
    });
    running.push(service);
    const fault = 'migration 1 (wait for room) did not end, and will be tried again';
    await eventually(async () =>
      expect(await readiness(service)).toEqual({
        status: 'not ready',
        faults: { migrations: fault, process: 'is starting' },
        degraded: {},
      }),
    );
    await expect(ask(service.url, 'GET /blogs')).rejects.toThrow('fetch failed');
    mayPass = true;
    await service.whenReady();
    expect(await ask(service.url, 'GET /blogs')).toMatchObject({ status: 200 });
    expect(await readiness(service)).toMatchObject({ status: 'ready' });
  });

  test('without its database listens for no calls, is live but not ready', async () => {
    const service = await startService({ MONGO_URL: 'mongodb://127.0.0.1:9/gone', MONGO_TIMEOUT_MS: '300' });

    await expect(ask(service.url, 'GET /recipes')).rejects.toThrow('fetch failed');
    expect(await readiness(service)).toMatchObject({
      status: 'not ready',
      faults: { database: expect.any(String), process: 'is starting' },
    });
    expect((await fetch(`${service.internalUrl}/livez`)).status).toBe(200);
  });

  test('whose database goes silent under it still says how it fares, and is well again after', async () => {
    const database = new URL(platform.database.url);
    const line = await openTcpProxy({ host: database.hostname, port: Number(database.port) });
    const url = new URL(platform.database.url);
    url.port = String(line.port);
    const config = readEnvironment(
      serviceEnvironment,
      platform.env({ MONGO_URL: url.href, MONGO_TIMEOUT_MS: '300' }),
    );
    const opened = openService({ name: 'svc-blog', config });
    const dishes = opened.mongo.model('Dish', new Schema(outboxFields));
    const service = await opened.start({ outboxes: [dishes] });
    running.push(service);
    await service.whenReady();

    line.become('swallow');
    expect((await fetch(`${service.url}/readyz`)).status).toBe(503);
    const answer = await fetch(`${service.internalUrl}/metrics`);
    const text = await answer.text();
    expect(await readiness(service)).toMatchObject({ status: 'not ready' });

    expect(answer.status).toBe(200);
    expect(text).toMatch(/sufra_events_total/);
    expect(text).toMatch(/sufra_outbox_pending\{[^}]*\} nan/i);
    line.become('through');
    line.cut();
    await eventually(async () => expect(await readiness(service)).toMatchObject({ status: 'ready' }));
    await service.stop();
    await line.close();
  });

  test('that starts while svc-auth is away knows members by the key set that it read before', async () => {
    const keySet = await startTestKeySet();
    const token = await keySet.tokenFor({ userId });
    const first = await startService({ KEY_SET_URL: keySet.url });
    await first.whenReady();
    expect(await ask(first.url, 'GET /recipes', { token })).toMatchObject({ status: 200 });
    await eventually(async () =>
      expect(await platform.database.connection.collection('key_sets').countDocuments()).toBe(1),
    );
    await first.stop();
    await keySet.stop();

    const second = await startService({ KEY_SET_URL: keySet.url });
    await second.whenReady();
    expect(await ask(second.url, 'GET /recipes', { token })).toMatchObject({ status: 200 });
    const stranger = await platform.keySet.tokenFor({ userId });
    expect(await ask(second.url, 'GET /recipes', { token: `${stranger}x` })).toMatchObject({ status: 401 });
    await second.stop();
  });

  test('tries what waits when its operator says so, and shows what is left and how long it has failed', async () => {
    const config = readEnvironment(
      serviceEnvironment,
      platform.env({ EVENT_RETRY_DELAYS_MS: '20,60000', EVENT_BUS_NAMESPACE: 'retry-now' }),
    );
    const opened = openService({ name: 'svc-recipes', config });
    let isPantryOpen = false;
    const took: string[] = [];
    const handler = async ({ subject }: { subject: string }) => {
      if (!isPantryOpen) throw new Error('the pantry is locked');
      took.push(subject);
    };
    const dishes = opened.mongo.model('Meal', new Schema(outboxFields).plugin(outbox));
    const service = await opened.start({ eventHandlers: { 'recipe.deleted': handler }, outboxes: [dishes] });
    running.push(service);
    await service.whenReady();
    const meal = new Types.ObjectId();
    const deleted = { type: 'recipe.deleted', data: { recipeId: String(meal), userId } } as const;
    await dishes.create({ _id: meal, ...recordCreate({}, deleted) });
    const measured = async () => (await fetch(`${service.internalUrl}/metrics`)).text();
    const waiting = (count: number) =>
      new RegExp(`sufra_events_waiting\\{[^}]*queue="retry-now.svc-recipes.incoming"[^}]*\\} ${count}\n`);
    await eventually(async () => expect(await measured()).toMatch(waiting(1)));
    expect(await measured()).toMatch(/sufra_events_waiting_oldest_seconds\{[^}]*\} [\d.]+\n/);
    expect(await measured()).toMatch(/sufra_events_parked\{[^}]*\} 0\n/);
    isPantryOpen = true;

    await eventually(async () => {
      await fetch(`${service.internalUrl}/retry-now`, { method: 'POST' });
      expect(took).toEqual([String(meal)]);
    });
    await eventually(async () => expect(await measured()).toMatch(waiting(0)));
  });

  test('answers at every address that it is told, and its operator at others', async () => {
    const another = Object.values(networkInterfaces())
      .flatMap(all => all ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal);
    const address = another?.address ?? '127.0.0.2';
    const service = await startService({ HOST: `127.0.0.1,${address}`, INTERNAL_HOST: '127.0.0.1' });
    await service.whenReady();
    const elsewhere = (url: string) => url.replace('127.0.0.1', address);

    expect((await fetch(`${service.url}/readyz`)).status).toBe(204);
    expect((await fetch(`${elsewhere(service.url)}/readyz`)).status).toBe(204);
    expect((await fetch(`${service.internalUrl}/livez`)).status).toBe(200);
    await expect(fetch(`${elsewhere(service.internalUrl)}/livez`)).rejects.toThrow();

    await service.stop();
    await expect(fetch(elsewhere(service.url))).rejects.toThrow();
  });

  test('tells nothing of itself at an unknown internal address', async () => {
    const service = await startService();

    const answer = await fetch(`${service.internalUrl}/debug`);

    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ status: 'not found' });
  });

  test.each([
    ['PORT', (taken: string) => ({ PORT: taken })],
    ['INTERNAL_PORT', (taken: string) => ({ INTERNAL_PORT: taken })],
    ['HOST', () => ({ HOST: 'nowhere.invalid' })],
    ['INTERNAL_HOST', () => ({ INTERNAL_HOST: '127.0.0.1,nowhere.invalid' })],
  ])('that cannot listen names %s', async (name, env) => {
    const taken = await startService();
    await taken.whenReady();
    const { port } = new URL(taken.url);

    const listening = startService(env(port)).then(service => service.whenReady());
    await expect(listening).rejects.toThrow(new RegExp(`- ${name}: `));
  });

  test('whose database has an address that cannot be parsed names the variable and not its value', async () => {
    const service = await startService({ MONGO_URL: 'mongodb://root:hunter2%zz@db/sufra' });

    await expect(service.whenReady()).rejects.toThrow(/^(?=[\s\S]*MONGO_URL)(?![\s\S]*hunter2)/);
  });

  test('stops once, however often it is asked to', async () => {
    const service = await startService();
    await service.whenReady();

    await Promise.all([service.stop(), service.stop()]);

    await expect(fetch(service.url)).rejects.toThrow();
    await expect(fetch(service.internalUrl)).rejects.toThrow();
  });
});
