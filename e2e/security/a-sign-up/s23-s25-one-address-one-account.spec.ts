import { chefCalls } from '../src/chef.ts';
import { canStartInProduction, startInProduction } from '../src/production.ts';
import { expect, newEmail, test } from '../src/site.ts';

test('S23 an address has one form, and one account', async ({ site }) => {
  const email = newEmail('Mixed.Case');
  const member = await site.member({ email: email.toLowerCase() });
  const forms = [email.toUpperCase(), ` ${email} `, email.replace('@example', '@ｅｘａｍｐｌｅ')];
  for (const form of forms) {
    await site
      .elsewhere()
      .call('POST /auth/signup', { body: { name: 'Twin', email: form, password: 'quince and honey 12' } });
    expect((await site.signIn(form, member.password)).id).toBe(member.id);
  }
  const users = site.collection('svc-auth', 'users');
  expect(await users.countDocuments({ email: { $regex: `^${email}$`, $options: 'i' } })).toBe(1);
  const indexes = await users.indexes();
  expect(indexes.some(({ key, unique }) => unique && Object.keys(key).join() === 'email')).toBe(true);

  // Fifty at once make one account.
  const raced = newEmail('raced');
  await Promise.all(
    Array.from({ length: 50 }, () =>
      site
        .elsewhere()
        .call('POST /auth/signup', { body: { name: 'Race', email: raced, password: 'quince and honey 12' } }),
    ),
  );
  expect(await users.countDocuments({ email: raced })).toBeLessThanOrEqual(1);
});

test('S24 an address that is not confirmed signs in nowhere and spends nothing', async ({ site }) => {
  const who = { name: 'Waiting', email: newEmail('waiting'), password: 'lentils and cumin 9' };
  await site.mustCall('POST /auth/signup', { body: who });
  const before = (await chefCalls(site)).count;
  const answer = await site.call('POST /auth/signin', { body: { email: who.email, password: who.password } });
  expect(answer).toMatchObject({ status: 403, body: { code: 'email_unverified' }, cookies: [] });
  const generated = await site.call('POST /recipes/generate-openai', { body: { userPrompt: 'lentil soup' } });
  expect(generated.status).toBe(401);
  expect((await chefCalls(site)).count).toBe(before);
});

test('S25 production begins without any account @long', async ({ site }) => {
  const absence = await canStartInProduction();
  test.info().skip(absence !== undefined, absence);
  const service = await startInProduction('svc-auth', site);
  try {
    expect(await service.collection('users').countDocuments({})).toBe(0);
    const known = [
      ['admin@sufra.example', 'sufra-demo'],
      ['admin@sufra.example', 'admin'],
      ['admin@example.com', 'admin'],
      ['root@localhost.example', 'root'],
      ['test@example.com', 'test'],
    ];
    for (const [email, password] of known)
      expect((await service.call('POST /auth/signin', { body: { email, password } })).status).toBe(401);
  } finally {
    await service.stop();
  }
});
