import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../src/folders.ts';
import { tokenIn } from '../src/mails.ts';
import { beginCheckout, isPremium, pay, sendWebhook, stripeCalls } from '../src/payments.ts';
import { expect, newEmail, test } from '../src/site.ts';
import { refusalsOf } from '../src/tokens.ts';

const services = ['svc-gateway', 'svc-auth', 'svc-recipes', 'svc-billing', 'svc-blog', 'svc-mail'];

test('S106 no secret and no address comes into a log or an answer', async ({ site, product }) => {
  const password = `canary-${newEmail('pw').split('@')[0]}-curd`;
  const member = await site.member({ password });
  await site.call('POST /auth/signin', { body: { email: member.email, password: `${password}x` } });
  await site.call('POST /auth/signin', { body: `{"email":"${member.email}","password":"${password}"` });
  await site.call(`GET /auth/me?password=${password}`, {
    token: member.token,
    headers: { 'x-password': password },
  });
  await site.mustCall('POST /auth/forgot-password', { body: { email: member.email } });
  const reset = tokenIn(await site.mail(member.email, /reset|new password/i));
  await site.call(`POST /auth/reset-password/${reset}`, { body: { newPassword: `${password}!` } });
  const calendarKey = randomBytes(32).toString('base64url');
  await site.call(`GET /prayer-calendar/${calendarKey.slice(0, 22)}/${calendarKey}.ics`);
  await site.quiet();
  await site.logged('svc-auth', 'reset-password');
  await site.logged('svc-recipes', '/prayer-calendar/{calendar}/{file}');
  const secrets = Object.values<string>(site.secrets()).flatMap(text => text.match(/[\w+/=-]{40,}/g) ?? []);
  const canaries = [
    password,
    member.token,
    member.cookie.split('=')[1] ?? '?',
    reset,
    calendarKey,
    ...secrets,
  ];
  for (const service of services) {
    const log = site.log(service);
    for (const canary of canaries)
      expect(log.includes(canary), `${service} logs ${canary.slice(0, 12)}…`).toBe(false);
    expect(log.includes(member.email), `${service} logs an address`).toBe(false);
  }
  const kept = JSON.stringify(await product.collection('svc-auth', 'users').findOne({ email: member.email }));
  expect(kept).not.toContain(password);
});

test('S107 a log line is one line, and a request keeps its own id to the last service', async ({ site }) => {
  const evil = '"}\\n{"level":"info","forged":true';
  const answer = await site.call('GET /auth/me', {
    headers: {
      'user-agent': `a\u001b[31m${evil}`.replaceAll('\u001b', '\t'),
      referer: evil,
      'x-request-id': 'forged-by-a-caller',
    },
  });
  await site.call(`POST /auth/signin`, {
    body: { email: `a\u001b[31m\n${evil}@example.com`, password: 'x' },
  });
  await site.get(`/%0a%7b%22forged%22:true%7d`);
  const id = String(answer.headers['x-request-id']);
  // A public caller does not choose the id that its request has here.
  expect(id).not.toBe('forged-by-a-caller');
  for (const service of ['svc-gateway', 'svc-auth']) {
    const [line] = await site.logged(service, id);
    expect(line?.requestId).toBe(id);
  }
  const signUp = await site.mustCall('POST /auth/signup', {
    body: { name: 'Bo', email: newEmail('traced'), password: 'lentils and cumin 9' },
  });
  for (const service of ['svc-gateway', 'svc-auth', 'svc-mail'])
    await site.logged(service, String(signUp.headers['x-request-id']));
  for (const service of services)
    for (const line of site.log(service).split('\n').slice(0, -1)) {
      const parsed = JSON.parse(line);
      expect(parsed.forged).toBeUndefined();
      expect(line).not.toContain('\u001b');
    }
});

test('S108 who tried what, from where, and what came of it is in the log', async ({ site }) => {
  const member = await site.member();
  await site.call('POST /auth/signin', { body: { email: member.email, password: 'not the one 77' } });
  await site.mustCall('POST /auth/forgot-password', { body: { email: member.email } });
  const token = tokenIn(await site.mail(member.email, /reset|new password/i));
  await site.mustCall(`POST /auth/reset-password/${token}`, {
    body: { newPassword: 'chickpeas and rice 4' },
  });
  await site.call(`PATCH /auth/users/${member.id}/roles`, { token: member.token, body: { isAdmin: true } });
  for (let n = 0; n < 15; n += 1)
    await site.call('POST /auth/signin', { body: { email: member.email, password: 'x' } });
  await sendWebhook(site, '{}', 't=1,v1=00');
  await site.get('/api/v1/auth/users');

  const wanted: [string, RegExp][] = [
    ['svc-auth', new RegExp(`"security":"sign-in","outcome":"ok".*${member.id}`)],
    ['svc-auth', new RegExp(`"security":"sign-in","outcome":"refused".*"ip":"${site.address}"`)],
    ['svc-auth', /"security":"reset-password","outcome":"ok"/],
    ['svc-auth', /limit of sign-in/],
    ['svc-billing', /"security":"webhook","outcome":"refused"/],
    ['svc-gateway', new RegExp(`"status":401.*"ip":"${site.address}"`)],
  ];
  for (const [service, form] of wanted) {
    const [line] = await site.logged(service, form);
    expect(line?.requestId, String(form)).toBeTruthy();
    expect(line?.time).toBeTruthy();
  }
});

test('S109 what admins do is kept, and no route changes it', async ({ site }) => {
  const admin = await site.demo('admin');
  const member = await site.member();
  await site.mustCall(`PATCH /auth/users/${member.id}/roles`, { token: admin, body: { isModerator: true } });
  await site.call(`PATCH /auth/users/${member.id}/roles`, { token: member.token, body: { isAdmin: true } });
  const { entries } = (await site.mustCall('GET /auth/audit', { token: admin })).body;
  const mine = entries.filter(({ target }: { target: { _id: string } }) => target._id === member.id);
  expect(mine.map(({ outcome }: { outcome: string }) => outcome).sort()).toEqual(['done', 'refused']);
  const done = mine.find(({ outcome }: { outcome: string }) => outcome === 'done');
  expect(done).toMatchObject({ before: { isModerator: false }, after: { isModerator: true } });
  expect(done.actor._id).toMatch(/^[0-9a-f]{24}$/);
  expect((await site.call('GET /auth/audit', { token: member.token })).status).toBe(403);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    for (const path of ['/auth/audit', `/auth/audit/${done._id}`])
      expect([404, 405]).toContain((await site.call(`${method} ${path}`, { token: admin, body: {} })).status);
});

test('S110 libraries are locked, new enough, and without known holes', async () => {
  const lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8'));
  const packages = Object.entries<{
    version?: string;
    resolved?: string;
    integrity?: string;
    link?: boolean;
    optional?: boolean;
    os?: string[];
    cpu?: string[];
    libc?: string[];
  }>(lock.packages);
  const foreign = packages.filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(foreign.length).toBeGreaterThan(100);
  // Libraries of other machines than this one have none where the registry did not serve them; what is installed here has one.
  const isElsewhere = ({ os, cpu, libc }: (typeof foreign)[number][1]) =>
    os?.includes(process.platform) === false || cpu?.includes(process.arch) === false || libc !== undefined;
  for (const [path, { integrity, optional }] of foreign)
    expect(
      optional === true && isElsewhere(lock.packages[path]) && !existsSync(join(repository, path))
        ? 'sha512-'
        : integrity,
      path,
    ).toMatch(/^sha512-/);
  for (const [path, { version }] of foreign) expect(version, path).toMatch(/^\d+\.\d+\.\d+/);
  expect(Number(process.versions.node.split('.')[0])).toBeGreaterThanOrEqual(24);
  // Minimum versions are asserted by local/src/check/lock-file.test.ts, the parts of the product are listed by `npm run sbom`.
  const said = execFileSync(process.execPath, [join(repository, 'deploy', 'ci', 'advisories.mjs')], {
    encoding: 'utf8',
  });
  test.info().skip(/^skipped/m.test(said), said.trim());
  expect(said).toMatch(/no advisory that is high or critical/);
});

test('S112 who leaves is out everywhere, pays nothing more and is written to no more', async ({ site }) => {
  const member = await site.member();
  await pay(site, member);
  await expect.poll(() => isPremium(site, member)).toBe(true);
  await site.mustCall('DELETE /auth/me', { token: member.token, body: { password: member.password } });
  await expect
    .poll(async () => new Set(await refusalsOf(site, member.token)), { timeout: 20_000 })
    .toEqual(new Set([401]));
  expect((await site.call('POST /auth/session/renew', { headers: { cookie: member.cookie } })).status).toBe(
    401,
  );
  expect((await beginCheckout(site, member).catch(() => ({ status: 401 }))).status).toBe(401);
  await expect
    .poll(
      async () =>
        JSON.stringify(await stripeCalls(site)).match(
          /"DELETE"[^}]*subscriptions|subscriptions\/sub_\w+[^}]*"DELETE"/g,
        )?.length ?? 0,
      { timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(1);
  await site.quiet();
  await site.elsewhere().call('POST /auth/forgot-password', { body: { email: member.email } });
  await site.member();
  const subjects = (await site.mails(member.email)).map(({ subject }) => subject);
  expect(subjects.filter(subject => /reset|new password/i.test(subject))).toEqual([]);
});
