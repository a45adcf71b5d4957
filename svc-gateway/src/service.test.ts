import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { aRemote, aShell } from '../test/a-front-end.ts';
import { aGateway, stopAll, willStop } from '../test/a-gateway.ts';
import { anUpstream, unusedAddress } from '../test/an-upstream.ts';

afterEach(stopAll);

describe('the gateway', () => {
  test('is ready by itself, whatever stands behind it, and names what is missing', async () => {
    const blog = await aRemote('mfe-blog', ['/blog']);
    await blog.remove('slice.json');
    const gateway = await aGateway({
      services: { 'svc-auth': [unusedAddress] },
      frontEnd: [await aShell(), blog],
    });
    const answer = await fetch(`${gateway.internalUrl}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'ready', degraded: { 'front end': 'missing: mfe-blog' } }),
    ]);
    expect((await fetch(`${gateway.internalUrl}/livez`)).status).toBe(200);
  });

  test('measures calls by their pattern, not by their address', async () => {
    const upstream = await anUpstream();
    const gateway = await aGateway({ services: { 'svc-blog': [upstream.url] } });
    await fetch(`${gateway.url}/api/v1/blogs?q=private`);
    const metrics = await (await fetch(`${gateway.internalUrl}/metrics`)).text();
    expect(metrics).toContain('route="GET /blogs"');
    expect(metrics).not.toContain('private');
  });

  test.each(['/livez', '/readyz', '/metrics'])('keeps %s to its internal port', async path => {
    const gateway = await aGateway({ frontEnd: [await aShell()] });
    expect((await fetch(gateway.url + path)).status).toBe(404);
  });

  test('stops once what runs has ended, and accepts nothing new', async () => {
    const upstream = await anUpstream((_req, res) => setTimeout(() => res.end('{"late":true}'), 300));
    const stopTimeoutMs = 60_000;
    const gateway = await aGateway({ services: { 'svc-blog': [upstream.url] }, stopTimeoutMs });
    const running = fetch(`${gateway.url}/api/v1/blogs`);
    while (upstream.seen.length === 0) await wait(5);
    const stopped = gateway.stop();
    await expect(fetch(`${gateway.url}/api/v1/blogs`)).rejects.toThrow();
    expect((await fetch(`${gateway.internalUrl}/readyz`)).status).toBe(503);
    expect(await (await running).json()).toEqual({ late: true });
    await stopped;
  });

  test('cuts what does not end in time', async () => {
    const upstream = await anUpstream((_req, res) => res.write('data: 1\n\n'));
    const gateway = await aGateway({ services: { 'svc-blog': [upstream.url] }, stopTimeoutMs: 200 });
    const answer = await fetch(`${gateway.url}/api/v1/blogs`);
    const reading = answer.text();
    await Promise.all([gateway.stop(), expect(reading).rejects.toThrow()]);
  });
});

describe('what runs on this machine', () => {
  async function aStatusFile(content: string) {
    const folder = await mkdtemp(join(tmpdir(), 'sufra-status-'));
    willStop({ stop: () => rm(folder, { recursive: true }) });
    const file = join(folder, 'status.json');
    await writeFile(file, content);
    return file;
  }
  const status = {
    parts: [{ name: 'svc-auth', kind: 'service', pid: 1, url: 'http://a' }],
    inbox: 'b',
    origin: 'c',
  };

  test('is told in local mode', async () => {
    const localStatusFile = await aStatusFile(JSON.stringify(status));
    const gateway = await aGateway({ mode: 'local', localStatusFile });
    expect(await (await fetch(`${gateway.url}/__local/status`)).json()).toEqual(status);
  });

  test('is not known before everything has started', async () => {
    const gateway = await aGateway({ mode: 'local', localStatusFile: await aStatusFile('{"parts":[') });
    expect((await fetch(`${gateway.url}/__local/status`)).status).toBe(503);
  });

  test('is told nowhere else', async () => {
    const localStatusFile = await aStatusFile(JSON.stringify(status));
    const gateway = await aGateway({ mode: 'production', localStatusFile });
    const answer = await fetch(`${gateway.url}/__local/status`);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'not_found' }),
    ]);
  });
});
