import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, eventually } from '@sufra/service-kit/testing';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';
import { anAdmin, aStoredMember } from '../test/stored-member.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

async function run(args: string[], env: Record<string, string> = {}) {
  const script = join(import.meta.dirname, 'grant-admin.ts');
  const child = spawn(process.execPath, [script, ...args], {
    env: { MONGO_URL: under.env.MONGO_URL, SECOND_FACTOR_REQUIRED_FOR: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, said, complained };
}
const stored = (id: string) => under.users.findById(id).lean();

describe('granting admin by the command line', () => {
  test('works while the service runs: at once, for the token that is there, told to all and written down', async () => {
    const member = await aStoredMember(under, { isModerator: true });
    const list = () => ask(under.service.url, 'GET /auth/users', { token: member.token });
    expect((await list()).status).toBe(403);
    // However it is written, an address has one form.
    expect(await run([` ${member.email.toUpperCase()} `])).toEqual({
      code: 0,
      said: `${member.email} is an admin now. No new sign-in is needed.\n`,
      complained: '',
    });
    expect((await list()).status).toBe(200);
    await eventually(() =>
      expect(under.heard('user.access-changed', member.id)).toMatchObject([
        { isAdmin: true, isModerator: true, displayName: member.name },
      ]),
    );
    const { body } = await ask(under.service.url, 'GET /auth/audit', { token: member.token });
    expect(body.entries).toMatchObject([
      {
        what: 'first-admin-granted',
        outcome: 'done',
        actor: null,
        target: { _id: member.id },
        before: { isAdmin: false, isModerator: true },
        after: { isAdmin: true, isModerator: true },
      },
    ]);
  });

  test('says that the role waits where it needs a second factor', async () => {
    const member = await aStoredMember(under);
    expect(await run([member.email], { SECOND_FACTOR_REQUIRED_FOR: '' })).toEqual({
      code: 0,
      said: expect.stringContaining('once they have set up a second step'),
      complained: '',
    });
    const list = await ask(under.service.url, 'GET /auth/users', { token: member.token });
    expect(list).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('changes nothing for a member who is one already', async () => {
    const admin = await anAdmin(under);
    const before = await stored(admin.id);
    expect(await run([admin.email])).toMatchObject({
      code: 0,
      said: expect.stringContaining('is an admin already'),
    });
    expect(await stored(admin.id)).toEqual(before);
  });

  test('says who is not there, and whose address is not confirmed', async () => {
    const unknown = await run(['nobody.knows@example.org']);
    expect(unknown).toMatchObject({ code: 1, complained: expect.stringContaining('Sign up with it first') });
    const waiting = await aStoredMember(under, { verifiedAt: null });
    const outcome = await run([waiting.email]);
    expect(outcome).toMatchObject({ code: 1, complained: expect.stringContaining('is not confirmed yet') });
    expect((await stored(waiting.id))?.isAdmin).toBe(false);
  });

  test.each([[[]], [['no address']], [['a@example.org', 'b@example.org']]])(
    'asks for one address, given %j',
    async args => {
      expect(await run(args)).toMatchObject({ code: 1, complained: expect.stringContaining('Say whom') });
    },
  );

  test('says that the database does not answer, and no password', async () => {
    const holder = createServer();
    await new Promise<void>(resolve => holder.listen(0, '127.0.0.1', resolve));
    const address = holder.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await new Promise(resolve => holder.close(resolve));
    const outcome = await run(['a@example.org'], {
      MONGO_URL: `mongodb://someone:canary@127.0.0.1:${port}/sufra-auth`,
      MONGO_TIMEOUT_MS: '300',
    });
    expect(outcome).toMatchObject({ code: 1, complained: expect.stringContaining('does not answer') });
    expect(outcome.complained).not.toContain('canary');
  });

  test('names the variable that is missing', async () => {
    expect(await run(['a@example.org'], { MONGO_URL: '' })).toMatchObject({
      code: 1,
      complained: expect.stringContaining('MONGO_URL: is not set'),
    });
  });
});
