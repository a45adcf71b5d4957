import { expect, test } from '@jest/globals';
import type { RunningService } from '@sufra/service-kit';
import { ask } from '@sufra/service-kit/testing';
import { decodeProtectedHeader } from 'jose';
import { aMember, cookieOf, signedIn } from '../../test/people.ts';
import { aKey, aSigningKey } from '../../test/secrets.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

interface Stage {
  signing: object[];
  refresh: string[];
}

/** The service as it is deployed next, over the same database. */
async function deployed(under: UnderTest, { signing, refresh }: Stage): Promise<RunningService> {
  const service = await under.startReplica({
    SIGNING_KEYS: JSON.stringify(signing),
    REFRESH_KEYS: refresh.join(','),
  });
  await service.whenReady();
  return service;
}

const renewAt = async ({ url }: RunningService, cookie: string) => {
  const answer = await ask(url, 'POST /auth/session/renew', { headers: { cookie } });
  expect(answer.status).toBe(200);
  return { token: answer.body.token as string, cookie: cookieOf(answer)?.split(';')[0] ?? '' };
};
const meAt = ({ url }: RunningService, token: string) => ask(url, 'GET /auth/me', { token });
const keyOf = (token: string) => decodeProtectedHeader(token).kid;

test('new keys are announced, then used, then stand alone: no member is signed out on the way', async () => {
  const [oldKey, newKey] = [aSigningKey(), aSigningKey()];
  const [oldSecret, newSecret] = [aKey(), aKey()];
  const under = await startForTest({ SIGNING_KEYS: JSON.stringify([oldKey]), REFRESH_KEYS: oldSecret });
  const member = await aMember(under);
  const before = await signedIn(under, member);

  const announced = await deployed(under, { signing: [oldKey, newKey], refresh: [oldSecret, newSecret] });
  expect((await meAt(announced, before.token)).status).toBe(200);
  const first = await renewAt(announced, before.cookie);
  expect(keyOf(first.token)).toBe(oldKey.kid);

  const used = await deployed(under, { signing: [newKey, oldKey], refresh: [newSecret, oldSecret] });
  expect((await meAt(used, first.token)).status).toBe(200);
  // The same cookie once more, as from a second tab: its successor was made with the key before.
  expect((await renewAt(used, before.cookie)).cookie).toBe(first.cookie);
  const second = await renewAt(used, first.cookie);
  expect(keyOf(second.token)).toBe(newKey.kid);
  // A replica that has not been replaced yet knows the new key since it was announced.
  expect((await meAt(announced, second.token)).status).toBe(200);
  expect((await renewAt(announced, first.cookie)).cookie).toBe(second.cookie);

  const alone = await deployed(under, { signing: [newKey], refresh: [newSecret] });
  expect((await meAt(alone, second.token)).status).toBe(200);
  expect((await renewAt(alone, second.cookie)).cookie).not.toBe(second.cookie);
  expect((await meAt(alone, first.token)).status).toBe(401);

  for (const service of [announced, used, alone]) await service.stop();
  await under.stop();
});
