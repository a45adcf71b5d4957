import { chefCalls, wish } from '../src/chef.ts';
import { isPremium, pay } from '../src/payments.ts';
import { expect, type Member, newEmail, type Site, test } from '../src/site.ts';

const left = async (site: Site, token: string): Promise<number> =>
  (await site.mustCall('GET /auth/me', { token })).body.user.generations_left;

const generate = (site: Site, token: string, options: object = {}) =>
  site.call('POST /recipes/generate-openai', { token, body: wish('red lentil soup'), ...options });

async function spendAll(site: Site, { token }: Pick<Member, 'token'>): Promise<string[]> {
  const made: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const answer = await generate(site, token);
    expect(answer.status, answer.text).toBe(201);
    made.push(answer.body.recipe._id);
  }
  return made;
}

test('S51 a hundred requests at once, of two sessions, make three recipes', async ({ site }) => {
  const member = await site.member();
  const second = await site.elsewhere().signIn(member.email, member.password);
  const before = (await chefCalls(site)).count;
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => generate(site, n % 2 ? member.token : second.token)),
  );
  let made = answers.filter(({ status }) => status === 201).length;
  for (const { status, body } of answers)
    if (status !== 201)
      expect(['quota_exhausted', 'too_many_requests', 'service_unavailable']).toContain(body.code);
  // What was refused because three were under way may be asked for again, and makes no fourth.
  for (let n = 0; n < 4; n += 1) if ((await generate(site, member.token)).status === 201) made += 1;
  expect(made).toBe(3);
  expect((await chefCalls(site)).count - before).toBeLessThanOrEqual(3);
  expect(await generate(site, second.token)).toMatchObject({
    status: 403,
    body: { code: 'quota_exhausted' },
  });
});

test('S52 what was used stays used, whatever a member does', async ({ site }) => {
  const member = await site.member();
  const made = await spendAll(site, member);
  for (const id of made) await site.mustCall(`DELETE /recipes/${id}`, { token: member.token });
  const again = await site.signIn(member.email.toUpperCase(), member.password);
  const tries = [
    generate(site, member.token),
    generate(site, again.token),
    generate(site, again.token, { headers: { date: 'Fri, 01 Jan 2100 00:00:00 GMT' } }),
    generate(site, again.token, { headers: { 'idempotency-key': 'a-new-one-each-time' } }),
    generate(site, again.token, { body: { userPrompt: 'soup', USERPROMPT: 'x', generations_left: 3 } }),
  ];
  for (const { status } of await Promise.all(tries)) expect(status).toBe(403);

  await site.mustCall('DELETE /auth/me', { token: again.token, body: { password: member.password } });
  await site.quiet();
  await site.letLimitsPass('svc-auth');
  const { email, password } = member;
  await site.elsewhere().mustCall('POST /auth/signup', { body: { name: 'Bo', email, password } });
  const { tokenIn } = await import('../src/mails.ts');
  const token = tokenIn(await site.mail(email, /confirm/i, 2));
  await site.mustCall('POST /auth/verify-email', { body: { token } });
  const back = await site.elsewhere().signIn(email, password);
  await expect.poll(() => left(site, back.token)).toBe(0);
  await expect.poll(async () => (await generate(site, back.token)).status).toBe(403);
});

test('S53 no step can be left out', async ({ site }) => {
  const member = await site.member();
  const { token } = member;
  expect(await site.call('POST /payment/cancel-subscription', { token })).toMatchObject({ status: 409 });
  expect(await site.call('POST /payment/portal', { token })).toMatchObject({ status: 409 });
  await site.get('/billing?checkout=success&session_id=cs_test_made_up');
  await site.mustCall('GET /payment/subscription?session_id=cs_test_made_up', { token });
  expect(await isPremium(site, member)).toBe(false);
  expect((await site.call('PUT /recipes/plan', { token, body: { plan: {} } })).status).toBeGreaterThanOrEqual(
    400,
  );
  expect((await site.call('GET /recipes/plan', { token })).body.code).toBe('premium_only');
  // Of what was skipped, nothing stays: the way that is meant still works.
  await pay(site, member);
  await expect.poll(() => isPremium(site, member)).toBe(true);
});

test('S54 one address signs up few people in an hour, and the rest hear when to come back', async ({
  site,
}) => {
  const statuses = [];
  let refused: Awaited<ReturnType<typeof site.call>> | undefined;
  for (let n = 0; n < 50; n += 1) {
    const [name, domain] = newEmail('farm').split('@');
    const body = { name: 'Farm', email: `${name}+${n}@${domain}`, password: 'lentils and cumin 9' };
    const answer = await site.call('POST /auth/signup', { body });
    statuses.push(answer.status);
    if (answer.status === 429) refused = answer;
  }
  expect(statuses.filter(status => status === 201).length).toBeLessThanOrEqual(20);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
});
