import { afterEach, describe, expect, test } from '@jest/globals';
import { aGateway, stopAll } from '../../test/a-gateway.ts';
import { securityText } from './security-text.ts';

afterEach(stopAll);

const fieldsOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map(line => line.split(/: (.*)/).slice(0, 2));

describe('security.txt', () => {
  test('names whom to write to, where it is itself, and what is promised', async () => {
    const contacts = ['mailto:security@sufra.example', 'https://sufra.example/report'];
    const { url } = await aGateway({ securityContact: contacts });
    const answer = await fetch(`${url}/.well-known/security.txt`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const fields = fieldsOf(await answer.text());
    expect(fields.filter(([name]) => name === 'Contact').map(([, value]) => value)).toEqual(contacts);
    expect(Object.fromEntries(fields)).toMatchObject({
      Canonical: 'https://sufra.example/.well-known/security.txt',
      Policy: 'https://sufra.example/.well-known/security-policy.txt',
    });
    const policy = await fetch(`${url}/.well-known/security-policy.txt`);
    expect(await policy.text()).toMatch(/within three\ndays/);
  });

  test('leads to the page for messages where no contact is configured', async () => {
    const { url } = await aGateway();
    const answer = await fetch(`${url}/.well-known/security.txt`);
    expect(await answer.text()).toContain('Contact: https://sufra.example/contact\n');
  });

  test.each(['2026-11-24T10:00:00Z', '2027-12-31T23:59:59.999Z', '2031-02-28T00:00:00Z'])(
    'read at %s, is good for months and for less than a year',
    instant => {
      const now = Date.parse(instant);
      const text = securityText({ origin: 'https://sufra.example', contacts: [], now: () => now });
      const ends = Date.parse(Object.fromEntries(fieldsOf(text)).Expires);
      expect(ends - now).toBeGreaterThan(90 * 86_400_000);
      expect(ends - now).toBeLessThan(365 * 86_400_000);
    },
  );

  test('takes no writing, and nothing else is there', async () => {
    const { url } = await aGateway();
    expect((await fetch(`${url}/.well-known/security.txt`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${url}/.well-known/change-password`)).status).toBe(404);
  });
});
