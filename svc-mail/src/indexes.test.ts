import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { queriesWithoutIndex } from '@sufra/service-kit/testing';
import { accessChanged, emailVerified, signedUp } from '../test/an-event.ts';
import { type SmtpSink, startSmtpSink } from '../test/smtp-sink.ts';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';

let sink: SmtpSink;
let under: UnderTest;
beforeAll(async () => {
  sink = await startSmtpSink();
  under = await startForTest(sink.url);
});
afterAll(async () => {
  await under.stop();
  await sink.stop();
});

async function live() {
  const waiting = signedUp();
  await under.tell(waiting);
  await under.delivered(waiting.id);
  const verified = emailVerified();
  await under.tell(verified);
  await under.delivered(verified.id);
  await under.tell(accessChanged(verified.data.userId, { deleted: true, sequence: 2 }));
}

test('each query of the mails that are due uses an index', async () => {
  const { scanning, seen } = await queriesWithoutIndex(under.platform.database.connection, live);
  expect(scanning).toEqual([]);
  expect(seen).toEqual(
    expect.arrayContaining([
      'findOneAndUpdate deliveries by _id, doneAt, leaseUntil',
      'updateOne people by _id, v',
    ]),
  );
});
