import { afterEach, describe, expect, test } from '@jest/globals';
import { aGateway, stopAll } from '../../test/a-gateway.ts';
import { anUpstream } from '../../test/an-upstream.ts';

afterEach(stopAll);

async function aSite(overrides: Parameters<typeof aGateway>[0]) {
  const upstream = await anUpstream();
  const services = { 'svc-auth': [upstream.url], 'svc-blog': [upstream.url] };
  return { upstream, gateway: await aGateway({ services, ...overrides }) };
}

describe('one address that asks too often', () => {
  test('is refused with when to come back, before a service is asked', async () => {
    const { upstream, gateway } = await aSite({ ratePerMinute: 6, rateBurst: 2 });
    const ask = () => fetch(`${gateway.url}/api/v1/blogs`);
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    const refused = await ask();
    expect([refused.status, await refused.json()]).toEqual([
      429,
      expect.objectContaining({ code: 'too_many_requests' }),
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(9);
    expect(upstream.seen).toHaveLength(2);
  });

  test('is not another address because it says so', async () => {
    const { gateway } = await aSite({ ratePerMinute: 6, rateBurst: 1 });
    const names = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'];
    const statuses = [];
    for (const name of names) {
      const answer = await fetch(`${gateway.url}/api/v1/blogs`, {
        headers: { [name]: `10.0.0.${names.indexOf(name)}` },
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 429, 429, 429, 429]);
  });

  test('behind a trusted proxy is the one that the proxy names', async () => {
    const { gateway } = await aSite({ ratePerMinute: 6, rateBurst: 1, trustedProxies: '127.0.0.1' });
    const ask = async (address: string) =>
      (await fetch(`${gateway.url}/api/v1/blogs`, { headers: { 'x-forwarded-for': address } })).status;
    expect([await ask('203.0.113.1'), await ask('203.0.113.2')]).toEqual([200, 200]);
    expect(await ask('9.9.9.9, 203.0.113.1')).toBe(429);
  });

  test('may change less of an account than it may read', async () => {
    const { upstream, gateway } = await aSite({ authRatePerMinute: 6, authRateBurst: 1 });
    const signIn = async () =>
      (await fetch(`${gateway.url}/api/v1/auth/signin`, { method: 'POST', body: '{}' })).status;
    expect([await signIn(), await signIn()]).toEqual([200, 429]);
    expect((await fetch(`${gateway.url}/api/v1/auth/me`)).status).toBe(200);
    expect(upstream.seen).toHaveLength(2);
  });
});
