import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMember, signedIn } from '../test/people.ts';
import { aProtectedMember } from '../test/second-factor.ts';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';
import { anAdmin } from '../test/stored-member.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

async function run(...args: string[]) {
  const script = join(import.meta.dirname, 'remove-second-factor.ts');
  const child = spawn(process.execPath, [script, ...args], {
    env: { MONGO_URL: under.env.MONGO_URL },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, said, complained };
}

describe('removing a lost second factor by the command line', () => {
  test('works while the service runs: told to the member and all services, and written down', async () => {
    const member = await aProtectedMember(under);
    expect(await run(member.email)).toEqual({
      code: 0,
      said: expect.stringContaining('the password alone signs in'),
      complained: '',
    });
    expect((await ask(under.service.url, 'GET /auth/me', { token: member.token })).status).toBe(401);
    expect((await signedIn(under, member)).answer.status).toBe(200);
    await eventually(() =>
      expect(under.heard('user.second-factor-changed', member.id).at(-1)).toMatchObject({
        what: 'removed-for-owner',
        changedBy: null,
        undo: null,
      }),
    );
    const { body } = await ask(under.service.url, 'GET /auth/audit', { token: (await anAdmin(under)).token });
    expect(body.entries).toMatchObject([
      { what: 'second-factor-removed', actor: null, target: { _id: member.id } },
    ]);
  });

  test('says where there is nothing to remove', async () => {
    const member = await aMember(under);
    expect(await run(member.email)).toMatchObject({
      code: 0,
      said: expect.stringContaining('no second step'),
    });
  });

  test.each([
    ['nobody.knows@example.org', 'no member’s address'],
    ['no address', 'Say whose'],
  ])('of %s it says: %s', async (given, words) => {
    expect(await run(given)).toMatchObject({ code: 1, complained: expect.stringContaining(words) });
  });
});
