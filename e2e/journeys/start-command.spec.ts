import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openTcpProxy, type Product, runProduct } from '@sufra/service-kit/testing';
import { asPerson, signUpAndVerify } from '../src/as-person.ts';
import { openBroker } from '../src/broker.ts';
import { folders } from '../src/folders.ts';
import { pay } from '../src/pay.ts';

const pidsOf = async (product: Product, name: string) =>
  (await product.status()).parts.filter(part => part.name === name).map(part => part.pid);

const blogs = async ({ origin }: Product) => fetch(`${origin}/api/v1/blogs`);

test('a second start still has what the first one left, and a stop is clean', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-again-'));
  const first = await runProduct({ folder });
  const person = await signUpAndVerify(first);
  expect((await first.stop()).code).toBe(0);

  const second = await runProduct({ folder });
  const member = await asPerson(second, person);

  expect(member.user.email).toBe(person.email);
  expect((await second.stop()).code).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

test('--separate without a broker says what is missing and exits 1', async () => {
  const start = runProduct({ args: ['--separate'], env: { RABBITMQ_URL: 'amqp://127.0.0.1:1' } });
  await expect(start).rejects.toThrow(/ended with 1[\s\S]*RabbitMQ/);
});

test('two replicas of each service behind one gateway, over RabbitMQ', async () => {
  const broker = await openBroker(test.info());
  const product = await runProduct({ args: ['--separate', '--replicas', '2'], env: broker.env() });
  try {
    const { parts } = await product.status();
    const names = parts.filter(part => part.kind === 'service').map(part => part.name);
    const services = folders(/^svc-(?!gateway$)/);
    expect(names.toSorted()).toEqual([...services, ...services].toSorted());
    // Each of them a process, and the gateway.
    const pids = parts.filter(part => part.kind !== 'stand-in').map(part => part.pid);
    expect(new Set(pids).size).toBe(2 * services.length + 1);

    const person = await signUpAndVerify(product);
    const { token } = await asPerson(product, person);
    // Whichever replica answers knows the session.
    for (let i = 0; i < 6; i++) {
      const answer = await fetch(`${product.origin}/api/v1/recipes`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(200);
    }
  } finally {
    await product.stop();
    await broker.forget();
  }
});

test('a service that is stopped takes its own calls with it alone; one that is killed comes back', async () => {
  const broker = await openBroker(test.info());
  const product = await runProduct({ args: ['--separate'], env: broker.env() });
  try {
    const [blog = 0] = await pidsOf(product, 'svc-blog');
    process.kill(blog, 'SIGKILL');
    await expect(async () => {
      const [next] = await pidsOf(product, 'svc-blog');
      expect(next).toEqual(expect.any(Number));
      expect(next).not.toBe(blog);
      expect((await blogs(product)).status).toBe(200);
    }).toPass({ timeout: 30_000 });

    const [again = 0] = await pidsOf(product, 'svc-blog');
    process.kill(again, 'SIGTERM');
    await expect(async () => expect((await blogs(product)).status).toBe(503)).toPass({ timeout: 15_000 });
    const refused = await blogs(product);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refused.json()).toMatchObject({
      code: 'service_unavailable',
      requestId: expect.any(String),
    });
    expect((await fetch(`${product.origin}/api/v1/payment/plans`)).status).toBe(200);
    expect((await fetch(`${product.origin}/blog`)).status).toBe(200);
  } finally {
    await product.stop();
    await broker.forget();
  }
});

test('who pays while svc-recipes is down is premium there once it is back', async () => {
  const broker = await openBroker(test.info());
  const folder = mkdtempSync(join(tmpdir(), 'sufra-down-'));
  const first = await runProduct({ folder, args: ['--separate'], env: broker.env() });
  const get = async (product: Product, path: string, token: string) =>
    fetch(`${product.origin}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  try {
    const person = await signUpAndVerify(first);
    const member = await asPerson(first, person);
    expect((await get(first, '/recipes/plan', member.token)).status).toBe(403);
    for (const pid of await pidsOf(first, 'svc-recipes')) process.kill(pid, 'SIGTERM');
    await expect(async () => {
      expect((await get(first, '/recipes/plan', member.token)).status).toBe(503);
    }).toPass({ timeout: 15_000 });
    await pay(first, member);
    await expect(async () => {
      const { user } = await (await get(first, '/auth/me', member.token)).json();
      expect(user.isPremium).toBe(true);
    }).toPass({ timeout: 30_000 });
    await first.stop();

    const second = await runProduct({ folder, env: broker.env() });
    // The token of before the payment, while it lasts: what it says of premium decides nothing.
    await expect(async () => {
      expect((await get(second, '/recipes/plan', member.token)).status).toBe(200);
    }).toPass({ timeout: 15_000 });
    await second.stop();
  } finally {
    await broker.forget();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the broker’s connections are cut mid-traffic and every sign-up still gets its mail', async () => {
  const broker = await openBroker(test.info());
  const { hostname, port } = new URL(broker.url);
  const line = await openTcpProxy({ host: hostname, port: Number(port || 5672) });
  const lineUrl = new URL(broker.url);
  lineUrl.host = `127.0.0.1:${line.port}`;
  const product = await runProduct({ env: { ...broker.env(lineUrl.href), AUTH_RATE_BURST: '1000' } });
  try {
    const people = [];
    for (let i = 0; i < 12; i++) {
      if (i % 4 === 2) line.cut();
      people.push(signUpAndVerify(product));
    }
    await expect(Promise.all(people)).resolves.toHaveLength(12);
  } finally {
    await product.stop();
    await line.close();
    await broker.forget();
  }
});
