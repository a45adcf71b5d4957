import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import { signedUp } from '../../test/an-event.ts';
import { type SmtpSink, startSmtpSink } from '../../test/smtp-sink.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let sink: SmtpSink;
let under: UnderTest;
let child: ChildProcess | undefined;
afterEach(async () => {
  child?.kill('SIGKILL');
  await under.stop();
  await sink.stop();
});

test('a service killed after the server took a mail and before it was marked sends it again as the same mail', async () => {
  sink = await startSmtpSink({
    script: stage => {
      if (stage === 'end of mail') child?.kill('SIGKILL');
      return undefined;
    },
  });
  under = await startForTest(sink.url, { DELIVERY_LEASE_MS: '1200' });
  const event = signedUp();

  child = runAndTell(event, under.env);
  await once(child, 'exit');
  expect(sink.taken).toHaveLength(1);
  expect(await under.outcomeOf(event.id)).toBeUndefined();

  await under.tell(event);
  await eventually(async () => (await under.outcomeOf(event.id)) === 'sent');
  const messageIds = sink.taken.map(({ headers }) => headers.find(([name]) => name === 'message-id')?.[1]);
  expect(messageIds).toEqual([`<${event.id}@sufra.test>`, `<${event.id}@sufra.test>`]);
});

function runAndTell(event: ReturnType<typeof signedUp>, env: Record<string, string>) {
  const script = new URL('../../test/run-and-tell.ts', import.meta.url).pathname;
  return spawn(process.execPath, [script, JSON.stringify(event)], { env, stdio: 'inherit' });
}
