import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aStripeSite, type StripeSite } from '../../test/stripe-site.ts';

let site: StripeSite;
beforeAll(async () => {
  site = await aStripeSite();
});
afterAll(async () => {
  await site.stop();
  expect(site.said).toEqual([]);
});

/** As a browser would send it, with whatever headers a page can bring about. */
const ask = (headers: Record<string, string>, path = '/__control/clock') =>
  new Promise<number | undefined>((resolve, reject) => {
    const call = request(`${site.url}${path}`, { method: 'POST', headers }, response => {
      response.resume();
      resolve(response.statusCode);
    });
    call.once('error', reject);
    call.end('{"advanceSeconds":1}');
  });
const json = { 'content-type': 'application/json' };

describe('a page of another site', () => {
  test.each([
    ['as a form does', { 'content-type': 'text/plain' }, 415],
    ['with its origin', { ...json, origin: 'https://evil.example' }, 403],
    ['as the browser says', { ...json, 'sec-fetch-site': 'cross-site' }, 403],
    ['by a name that leads here', { ...json, host: 'evil.example:1082' }, 403],
  ])('moves nothing %s', async (_how, headers, status) => {
    expect(await ask(headers)).toBe(status);
  });

  test('a caller on this machine does', async () => {
    expect(await ask(json)).toBe(200);
    expect(await ask({ ...json, host: 'stripe:1082' })).toBe(200);
  });
});

test('it says which addresses there are, and what is wrong with what it was sent', async () => {
  const answer = await fetch(`${site.url}/__control`);
  const { known } = Object(await answer.json());
  expect(known).toContain('POST /__control/clock');
  expect(await site.control('nothing', {})).toMatchObject({ status: 404 });
  expect(await site.control('faults', { fault: 'flood' })).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringContaining('fault') } },
  });
  expect(await site.control('subscriptions', { userId: 'u', priceId: 'price_none' })).toMatchObject({
    status: 400,
  });
});
