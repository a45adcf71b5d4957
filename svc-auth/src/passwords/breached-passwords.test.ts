import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, eventually } from '@sufra/service-kit/testing';
import { type BreachServer, startBreachServer } from '../../test/breach-server.ts';
import { aMember, aPerson, resetToken, signedIn } from '../../test/people.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

const leaked = 'turmeric in the attic 7';
const good = 'lentils on the windowsill';
let server: BreachServer;
let under: UnderTest;
beforeAll(async () => {
  server = await startBreachServer([leaked]);
  under = await startForTest({
    PWNED_PASSWORDS_URL: server.url,
    PWNED_PASSWORDS_TIMEOUT_MS: '1000',
  });
});
afterAll(async () => {
  await under.stop();
  await server.stop();
});
afterEach(() => server.misbehave(undefined));

const post = (path: string, body: object, token?: string) =>
  ask(under.service.url, `POST /auth/${path}`, { body, ...(token && { token }) });
const refused = (path: string) => ({
  status: 400,
  body: {
    code: 'weak_password',
    details: [
      { path, message: 'This password is known from a leak at another site. Please choose another.' },
    ],
  },
});
const notAsked = 'a new password was not looked for among breached ones';
const notAskedLines = () => under.log().split(notAsked).length - 1;

describe('a password that is known from a leak is refused', () => {
  test('at sign-up, whether or not the address is known', async () => {
    const member = await aMember(under);
    for (const { email } of [member, aPerson()])
      expect(await post('signup', { ...aPerson({ email }), password: leaked })).toMatchObject(
        refused('password'),
      );
    expect((await post('signup', aPerson({ password: good }))).status).toBe(201);
  });

  test('by a link that sets one, which stays good', async () => {
    const token = await resetToken(under, (await aMember(under)).email);
    const reset = (newPassword: string) => post(`reset-password/${token}`, { newPassword });
    expect(await reset(leaked)).toMatchObject(refused('newPassword'));
    expect((await reset(good)).status).toBe(200);
  });

  test('in place of another, and only then: it is no guess at the current one', async () => {
    const member = await aMember(under);
    const { token } = await signedIn(under, member);
    const change = (currentPassword: string, newPassword: string) =>
      post('change-password', { currentPassword, newPassword }, token);
    expect(await change('a guess', leaked)).toMatchObject({ status: 403 });
    expect(await change(member.password, leaked)).toMatchObject(refused('newPassword'));
    expect((await change(member.password, good)).status).toBe(200);
  });
});

describe('the question', () => {
  test('holds five letters of a hash and nothing of the member, and asks for padding', async () => {
    server.seen.length = 0;
    const person = aPerson({ password: good });
    await post('signup', person);
    const hash = createHash('sha1').update(good).digest('hex').toUpperCase();
    expect(server.seen).toHaveLength(1);
    const [{ url, headers } = { url: '', headers: {} }] = server.seen;
    expect(url).toBe(`/range/${hash.slice(0, 5)}`);
    expect(headers['add-padding']).toBe('true');
    const sent = JSON.stringify(server.seen);
    for (const secret of [good, hash, person.email, 'cookie', 'authorization'])
      expect(sent).not.toContain(secret);
  });

  test('is not asked for a password that the rules refuse', async () => {
    server.seen.length = 0;
    expect((await post('signup', aPerson({ password: 'password1' }))).status).toBe(400);
    expect(server.seen).toEqual([]);
  });

  test('is answered by padding with no', async () => {
    server.misbehave(server.padWith(good));
    expect((await post('signup', aPerson({ password: good }))).status).toBe(201);
  });

  test.each([
    ['does not answer', () => undefined],
    [
      'answers 500',
      (_req: unknown, res: { writeHead(status: number): { end(): void } }) => res.writeHead(500).end(),
    ],
    ['cuts the line', (req: { socket: { destroy(): void } }) => req.socket.destroy()],
  ] as [string, Parameters<BreachServer['misbehave']>[0]][])(
    'to a server that %s keeps no visitor waiting for long, and the log says so without a letter of it',
    async (_what, how) => {
      server.misbehave(how);
      const before = notAskedLines();
      expect((await post('signup', aPerson({ password: leaked }))).status).toBe(201);
      await eventually(() => expect(notAskedLines()).toBe(before + 1));
      const hash = createHash('sha1').update(leaked).digest('hex').toUpperCase();
      for (const secret of [leaked, hash.slice(0, 5), hash.slice(5)])
        expect(under.log()).not.toContain(secret);
    },
  );

  test.each([
    ['leads elsewhere', (elsewhere: string) => ({ location: elsewhere })],
    ['never ends', () => undefined],
  ])('to a server that %s is given up', async (_what, headersOf) => {
    server.misbehave((_req, res) => {
      const headers = headersOf(`${server.url}/range/00000`);
      if (headers) return void res.writeHead(302, headers).end();
      const more = () => {
        if (!res.destroyed) res.write(`${'A'.repeat(35)}:1\r\n`.repeat(2_000), () => setImmediate(more));
      };
      more();
    });
    server.seen.length = 0;
    expect((await post('signup', aPerson({ password: leaked }))).status).toBe(201);
    expect(server.seen).toHaveLength(1);
  });
});

test('without such a server none is asked', async () => {
  const alone = await startForTest();
  server.seen.length = 0;
  const answer = await ask(alone.service.url, 'POST /auth/signup', { body: aPerson({ password: leaked }) });
  expect(answer.status).toBe(201);
  expect(server.seen).toEqual([]);
  await alone.stop();
});
