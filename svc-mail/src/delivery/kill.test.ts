import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import { accessChanged, aPerson, emailVerified, signedUp } from '../../test/an-event.ts';
import { headerOf } from '../../test/mails-to.ts';
import { type SmtpSink, startSmtpSink } from '../../test/smtp-sink.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let sink: SmtpSink;
let under: UnderTest;
let child: ChildProcess | undefined;
beforeEach(async () => {
  child = undefined;
  sink = await startSmtpSink({
    script: stage => {
      if (stage === 'end of mail') child?.kill('SIGKILL');
      return undefined;
    },
  });
  under = await startForTest(sink.url, { DELIVERY_LEASE_MS: '1200' });
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await under.stop();
  await sink.stop();
});

const messageIds = () => sink.taken.map(mail => headerOf(mail, 'message-id')?.[0]);

test('a service killed after the server took a mail and before it was marked sends it again as the same mail', async () => {
  const event = signedUp();
  await killedAt(event);
  expect(sink.taken).toHaveLength(1);
  expect(await under.outcomeOf(event.id)).toBeUndefined();

  await under.tell(event);
  await under.delivered(event.id);
  expect(messageIds()).toEqual([`<${event.id}@sufra.test>`, `<${event.id}@sufra.test>`]);
});

test('a service killed in the middle of the last mail to a member forgets the person after the same mail', async () => {
  const { userId, email, name } = aPerson();
  await under.people.create({ _id: userId, v: 2, email, name });
  const event = accessChanged(userId, { deleted: true, sequence: 9 });
  await killedAt(event);
  const person = await under.people.findById(userId).lean();
  expect(person).toMatchObject({ email, deletedAt: expect.any(Date) });

  const other = emailVerified({ userId, email, name });
  await under.tell(other);
  await under.tell(event);
  await eventually(async () => (await under.people.findById(userId).lean())?.email === undefined, 10_000);
  expect(messageIds()).toEqual([`<${event.id}@sufra.test>`, `<${event.id}@sufra.test>`]);
});

async function killedAt(event: { type: string }) {
  const script = fileURLToPath(new URL('../../test/run-and-tell.ts', import.meta.url));
  child = spawn(process.execPath, [script, JSON.stringify(event)], { env: under.env, stdio: 'inherit' });
  await once(child, 'exit');
}
