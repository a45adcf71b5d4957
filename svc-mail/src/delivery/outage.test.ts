import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import { signedUp } from '../../test/an-event.ts';
import { type SmtpSink, startSmtpSink } from '../../test/smtp-sink.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

const mails = 60;

let isAway: boolean;
let tries: number;
let sink: SmtpSink;
let under: UnderTest;
beforeEach(async () => {
  isAway = true;
  tries = 0;
  sink = await startSmtpSink({
    script: stage => {
      if (stage !== 'MAIL FROM') return undefined;
      tries += 1;
      return isAway ? '451 4.3.0 try later' : undefined;
    },
  });
  // A mail that fails twice waits for longer than this test does.
  under = await startForTest(sink.url, { EVENT_RETRY_DELAYS_MS: '20,60000', EVENT_EARLY_TRY_MS: '200' });
});
afterEach(async () => {
  await under.stop();
  await sink.stop();
});

test('after an outage all mails go as soon as one of them went, each once', async () => {
  const events = Array.from({ length: mails }, () => signedUp());
  await Promise.all(events.map(event => under.tell(event)));
  await eventually(() => expect(tries).toBeGreaterThan(mails), 10_000);
  isAway = false;
  await eventually(() => expect(sink.taken).toHaveLength(mails), 15_000);
  const to = sink.taken.flatMap(mail => mail.to);
  expect(to.toSorted()).toEqual(events.map(({ data }) => data.email).toSorted());
}, 40_000);
