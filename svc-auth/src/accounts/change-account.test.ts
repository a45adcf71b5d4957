import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, eventually } from '@sufra/service-kit/testing';
import {
  aMember,
  aPerson,
  mailedTokens,
  type Person,
  resetToken,
  seen,
  signedIn,
  tokensOf,
} from '../../test/people.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest({ ADDRESS_CHANGES_PER_MEMBER_AND_HOUR: '20' });
});
afterAll(() => under.stop());

const patch = (token: string, body: unknown) => ask(under.service.url, 'PATCH /auth/me', { token, body });
/** With what shows that the owner asks: another address needs it. */
const move = (token: string, body: object) => patch(token, { password: aPerson().password, ...body });
const me = (token: string) => ask(under.service.url, 'GET /auth/me', { token });
const verify = (token: string) => ask(under.service.url, 'POST /auth/verify-email', { body: { token } });
const signUp = (body: object) => ask(under.service.url, 'POST /auth/signup', { body });
const signIn = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
  ask(under.service.url, 'POST /auth/signin', { body: { email, password } });
const invalid = { status: 400, body: { code: 'token_invalid' } };
const type = 'user.verification-requested';
const linkTo = async (email: string, count = 1) =>
  (await tokensOf(under, { type, email, count })).at(-1) ?? '';

async function aSession(more: Partial<Person> = {}) {
  const member = await aMember(under, more);
  return { member, ...(await signedIn(under, member)) };
}

describe('another language', () => {
  test('counts at once, the mails learn of it, and the member’s data names it', async () => {
    const { member, token } = await aSession();
    expect((await me(token)).body).toMatchObject({ user: expect.not.objectContaining({ language: 'ar' }) });
    const answer = await patch(token, { language: 'ar' });
    expect(answer).toMatchObject({ status: 200, body: { user: { name: member.name, language: 'ar' } } });
    await patch(token, { language: 'ar' });
    await eventually(() =>
      expect(under.heard('user.language-changed', member.id)).toEqual([
        { userId: member.id, email: member.email, name: member.name, language: 'ar' },
      ]),
    );
    expect(under.heard('user.name-changed', member.id)).toEqual([]);
    expect((await ask(under.service.url, 'GET /auth/me/export', { token })).body).toMatchObject({
      account: { language: 'ar' },
    });
  });

  test.each(['de', 'AR', '', null, 'ar-EG', 42])('%p is refused', async language => {
    const { token } = await aSession();
    expect(await patch(token, { language })).toMatchObject({ status: 400 });
  });
});

describe('other digits', () => {
  test('count at once, the mails learn of them, and the member’s data names them', async () => {
    const { member, token } = await aSession();
    await patch(token, { language: 'ar' });
    const answer = await patch(token, { digits: 'own' });
    expect(answer).toMatchObject({ status: 200, body: { user: { language: 'ar', digits: 'own' } } });
    await patch(token, { digits: 'own' });
    await eventually(() =>
      expect(under.heard('user.digits-changed', member.id)).toEqual([
        { userId: member.id, email: member.email, name: member.name, language: 'ar', digits: 'own' },
      ]),
    );
    expect((await ask(under.service.url, 'GET /auth/me/export', { token })).body).toMatchObject({
      account: { digits: 'own' },
    });
  });

  test.each(['arab', 'OWN', '', null, 3])('%p is refused', async digits => {
    const { token } = await aSession();
    expect(await patch(token, { digits })).toMatchObject({ status: 400 });
  });
});

test('a sign-up in a language has its mails in it, and the account keeps it', async () => {
  const person = aPerson();
  await signUp({ ...person, language: 'ur' });
  const token = await tokensOf(under, { type: 'user.signed-up', email: person.email });
  await verify(token.at(-1) ?? '');
  const { token: session } = await signedIn(under, person);
  expect((await me(session)).body).toMatchObject({ user: { language: 'ur' } });
  const told = [...under.heard('user.signed-up'), ...under.heard('user.email-verified')];
  expect(told.filter(({ email }) => email === person.email).map(({ language }) => language)).toEqual([
    ...['ur', 'ur'],
  ]);
});

describe('another name', () => {
  test('counts at once, and the mails learn of it', async () => {
    const { member, token } = await aSession();
    const answer = await patch(token, { name: '  Amina Idris ' });
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { name: 'Amina Idris', email: member.email } },
    });
    expect((await me(token)).body).toEqual(answer.body);
    await eventually(() =>
      expect(under.heard('user.name-changed', member.id)).toEqual([
        { userId: member.id, email: member.email, name: 'Amina Idris' },
      ]),
    );
    expect(under.heard('user.access-changed', member.id)).toEqual([]);
  });

  test('of a moderator is told to every service, and the same name again to none', async () => {
    const { member, token } = await aSession();
    await under.users.updateOne({ _id: member.id }, { $set: { isModerator: true } });
    await patch(token, { name: member.name });
    await patch(token, { name: 'Amina Idris' });
    await eventually(() =>
      expect(under.heard('user.access-changed', member.id)).toEqual([
        expect.objectContaining({ displayName: 'Amina Idris', isModerator: true }),
      ]),
    );
    expect(under.heard('user.name-changed', member.id)).toHaveLength(1);
  });

  test('comes alone, whatever is sent along', async () => {
    const { member, token } = await aSession();
    const body = `{"name":"Amina Idris","isAdmin":true,"isModerator":"true","isPremium":1,"_id":"${'f'.repeat(24)}","passwordHash":"x","verifiedAt":null,"$set":{"isAdmin":true},"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}`;
    expect((await patch(token, body)).body.user).toMatchObject({ isAdmin: false, isPremium: false });
    const user = await under.users.findById(member.id).lean();
    expect(user).toMatchObject({ isAdmin: false, isModerator: false, isPremium: false, name: 'Amina Idris' });
    expect({}).not.toHaveProperty('isAdmin');
    expect((await signIn(member)).status).toBe(200);
  });
});

describe('another address', () => {
  test('waits for the link that is mailed to it, then is the one to sign in with; the old one is told', async () => {
    const { member, token } = await aSession();
    const { email } = aPerson();
    const answer = await move(token, { email: ` ${email.toUpperCase()}` });
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { email: member.email }, account: { pendingEmail: email } },
    });
    const link = await linkTo(email);
    expect(under.heard(type, member.id)).toEqual([
      expect.objectContaining({ email, name: member.name, purpose: 'new-address' }),
    ]);
    expect(JSON.stringify(await under.users.findById(member.id).lean())).not.toContain(link);

    expect((await verify(link)).status).toBe(200);
    expect((await me(token)).body).toMatchObject({ user: { email }, account: { pendingEmail: null } });
    expect((await signIn({ ...member, email })).status).toBe(200);
    expect((await signIn(member)).status).toBe(401);
    await eventually(() =>
      expect(under.heard('user.email-changed', member.id)).toEqual([
        {
          userId: member.id,
          email,
          name: member.name,
          previousEmail: member.email,
          undo: { sealedToken: expect.any(String), expiresAt: expect.any(String) },
        },
      ]),
    );
    expect(await verify(link)).toMatchObject({ status: 200, body: { message: 'Email Verified!' } });
  });

  test('leaves the old one to the next who wants it', async () => {
    const { member, token } = await aSession();
    const { email } = aPerson();
    await move(token, { email });
    await verify(await linkTo(email));
    await signUp(member);
    const [, link = ''] = await mailedTokens(under, member.email, 2);
    expect((await verify(link)).status).toBe(200);
    expect((await signIn(member)).body.user._id).not.toBe(member.id);
  });

  test('ends the links that set a password, once it counts', async () => {
    const { member, token } = await aSession();
    const reset = await resetToken(under, member.email);
    const { email } = aPerson();
    await move(token, { email });
    await verify(await linkTo(email));
    expect(
      await ask(under.service.url, `POST /auth/reset-password/${reset}`, {
        body: { newPassword: 'olives in the shade' },
      }),
    ).toMatchObject(invalid);
  });

  test('asked for anew ends the link before; asking for the present one ends the wish', async () => {
    const { member, token } = await aSession();
    const [first, second] = [aPerson().email, aPerson().email];
    await move(token, { email: first });
    await move(token, { email: second, name: 'Amina Idris' });
    expect(await verify(await linkTo(first))).toMatchObject(invalid);
    const answer = await patch(token, { email: member.email });
    expect(answer.body.account.pendingEmail).toBeNull();
    expect(await verify(await linkTo(second))).toMatchObject(invalid);
    expect((await me(token)).body.user).toMatchObject({ name: 'Amina Idris', email: member.email });
  });

  test('that belongs to another member looks no different, and that mailbox alone learns of it', async () => {
    const other = await aMember(under);
    const { token } = await aSession();
    const { token: second } = await aSession();
    const free = aPerson().email;
    const strip = (answer: Awaited<ReturnType<typeof patch>>) => {
      const { status, headers, body } = seen(answer);
      return {
        status,
        headers: headers.filter(([name]) => name !== 'content-length'),
        keys: Object.keys(body),
      };
    };
    const taken = await move(token, { email: other.email });
    expect(taken.body.account).toEqual({ hasPassword: true, hasGoogle: false, pendingEmail: other.email });
    expect(strip(taken)).toEqual(strip(await move(second, { email: free })));
    await eventually(() => expect(under.heard('user.sign-up-repeated', other.id)).toHaveLength(1));
    await linkTo(free);
    expect(under.heard(type).some(({ email }) => email === other.email)).toBe(false);
  });

  test('that another person confirmed meanwhile is refused by its link, and nothing changes', async () => {
    const { member, token } = await aSession();
    const other = aPerson();
    await move(token, { email: other.email });
    const link = await linkTo(other.email);
    await signUp(other);
    const [confirmation = ''] = await mailedTokens(under, other.email);
    expect((await verify(confirmation)).status).toBe(200);
    expect(await verify(link)).toMatchObject(invalid);
    expect((await me(token)).body.user.email).toBe(member.email);
    expect((await signIn(other)).status).toBe(200);
  });

  test('is not kept from a member by a sign-up that was not confirmed', async () => {
    const { token } = await aSession();
    const squatter = aPerson();
    await signUp(squatter);
    const [confirmation = ''] = await mailedTokens(under, squatter.email);
    const squatted = await under.users.findOne({ email: squatter.email }).lean();
    await move(token, { email: squatter.email });
    expect((await verify(await linkTo(squatter.email))).status).toBe(200);
    expect((await me(token)).body.user.email).toBe(squatter.email);
    expect(await verify(confirmation)).toMatchObject(invalid);
    await eventually(async () => expect(await under.users.countDocuments({ _id: squatted?._id })).toBe(0));
  });

  test('wanted by two members goes to the one whose link is used first', async () => {
    const [one, two] = [await aSession(), await aSession()];
    const { email } = aPerson();
    await move(one.token, { email });
    await move(two.token, { email });
    const links = await tokensOf(under, { type, email, count: 2 });
    const answers = await Promise.all(links.map(verify));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const emails = [(await me(one.token)).body.user.email, (await me(two.token)).body.user.email];
    expect(emails.filter(known => known === email)).toHaveLength(1);
  });

  test('twenty uses of its link at once work once', async () => {
    const { member, token } = await aSession();
    const { email } = aPerson();
    await move(token, { email });
    const link = await linkTo(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(link)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await eventually(() => expect(under.heard('user.email-changed', member.id)).toHaveLength(1));
  });

  test('is refused by its link after a day', async () => {
    const { member, token } = await aSession();
    const { email } = aPerson();
    await move(token, { email });
    const link = await linkTo(email);
    const past = new Date(Date.now() - 1);
    await under.users.updateOne({ _id: member.id }, { $set: { 'emailChange.expiresAt': past } });
    expect(await verify(link)).toMatchObject(invalid);
    expect((await me(token)).body).toMatchObject({
      user: { email: member.email },
      account: { pendingEmail: null },
    });
  });
});

describe('asking for another address', () => {
  test('mails it three times an hour, and the newest link that was mailed stays good', async () => {
    const { token } = await aSession();
    const { email } = aPerson();
    for (let n = 1; n <= 5; n += 1)
      expect(await move(token, { email })).toMatchObject({
        status: 200,
        body: { account: { pendingEmail: email } },
      });
    const link = await linkTo(email, 3);
    expect((await verify(link)).status).toBe(200);
    expect(under.heard(type).filter(data => data.email === email)).toHaveLength(3);
  });

  test('too often is refused, while the name can still be changed', async () => {
    const strict = await startForTest({ ADDRESS_CHANGES_PER_MEMBER_AND_HOUR: '2' });
    const { token } = await signedIn(strict, await aMember(strict));
    const { password } = aPerson();
    const ofStrict = (body: object) =>
      ask(strict.service.url, 'PATCH /auth/me', { token, body: { ...body, password } });
    for (let n = 1; n <= 2; n += 1) expect((await ofStrict({ email: aPerson().email })).status).toBe(200);
    const refused = await ofStrict({ email: aPerson().email });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await ofStrict({ name: 'Amina Idris' })).status).toBe(200);
    await strict.stop();
  });

  test.each([
    [{}],
    [{ email: { $gt: '' } }],
    [{ email: 'amina' }],
    [{ name: '' }],
    [{ name: 'Amina\r\nBcc: all@example.org' }],
    [{ name: ['Amina'] }],
    [{ isAdmin: true }],
  ])('is badly formed with %j', async body => {
    const { token } = await aSession();
    expect(await patch(token, body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  test('is for members alone', async () => {
    expect(await patch('', { name: 'Amina' })).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });
});
