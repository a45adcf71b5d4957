import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { signedUp } from '../../test/an-event.ts';
import { type Reply, type SmtpSink, type Stage, startSmtpSink } from '../../test/smtp-sink.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let replies: { stage: Stage; to?: string; reply: Reply; times: number }[];
let sink: SmtpSink;
let under: UnderTest;

beforeEach(async () => {
  replies = [];
  sink = await startSmtpSink({
    script: (stage, argument) => {
      const next = replies.find(
        ({ stage: its, to, times }) => its === stage && times > 0 && (!to || to === argument),
      );
      if (next) next.times--;
      return next?.reply;
    },
  });
  under = await startForTest(sink.url);
});

/** For a server that says nothing: it is given up soon. Elsewhere a busy machine must not look like such a server. */
async function startImpatient() {
  await under.stop();
  under = await startForTest(sink.url, { SMTP_TIMEOUT_MS: '700', SMTP_DELIVERY_MS: '1500' });
}

afterEach(async () => {
  await under.stop();
  await sink.stop();
});

const delivered = (id: string) => under.delivered(id);
const messageIds = (mails: SmtpSink['taken']) =>
  mails.map(({ headers }) => headers.find(([name]) => name === 'message-id')?.[1]);

describe('a mail that the server puts off', () => {
  test.each<[Stage, Reply]>([
    ['greeting', '421 4.3.2 too busy'],
    ['greeting', 'hang'],
    ['EHLO', 'drop'],
    ['MAIL FROM', '451 4.3.0 try later'],
    ['RCPT TO', '450 4.2.0 greylisted'],
    ['DATA', '452 4.3.1 disk full'],
    ['end of mail', '451 4.7.1 scanning'],
  ])('at %s with %s goes once, later', async (stage, reply) => {
    if (reply === 'hang') await startImpatient();
    replies = [{ stage, reply, times: 2 }];
    const event = signedUp();
    await under.tell(event);
    await delivered(event.id);
    expect(sink.taken.map(({ to }) => to)).toEqual([[event.data.email]]);
  });

  test.each<[Stage, Reply]>([
    ['greeting', '554 5.3.2 not for you'],
    ['MAIL FROM', '550 5.7.1 we do not know this sender'],
  ])('for a fault of ours or its own (%s: %s) goes once that is put right', async (stage, reply) => {
    replies = [{ stage, reply, times: 3 }];
    const event = signedUp();
    await under.tell(event);
    await delivered(event.id);
    expect(sink.taken).toHaveLength(1);
  });
});

describe('a mail that the server will never take', () => {
  test.each<[Stage, string]>([
    ['RCPT TO', 'refused: EENVELOPE at RCPT TO 550'],
    ['DATA', 'refused: EENVELOPE at DATA 550'],
    ['end of mail', 'refused: EMESSAGE at DATA 550'],
  ])('(5xx at %s) is written down, not tried again, and holds up no other', async (stage, outcome) => {
    replies = [{ stage, reply: '550 5.1.1 <somebody@mailbox.test> no such mailbox', times: 1 }];
    const [refused, fine] = [signedUp(), signedUp()];
    await under.tell(refused);
    await under.tell(fine);
    expect(await under.outcomeOf(refused.id)).toBe(outcome);
    expect(sink.taken.map(({ to }) => to)).toEqual([[fine.data.email]]);
    expect(sink.commands.filter(line => line.includes(refused.data.email))).toHaveLength(1);
  });
});

describe('a server that takes a mail and says nothing more', () => {
  test.each<Reply>(['hang', 'drop'])(
    '(%s) gets it at most once again, with the same Message-ID',
    async reply => {
      if (reply === 'hang') await startImpatient();
      replies = [{ stage: 'end of mail', reply, times: 1 }];
      const event = signedUp();
      await under.tell(event);
      await delivered(event.id);
      const id = `<${event.id}@sufra.test>`;
      expect(messageIds(sink.offered)).toEqual([id, id]);
    },
  );
});

describe('many mails', () => {
  test('go over a bounded number of connections', async () => {
    const events = Array.from({ length: 40 }, () => signedUp());
    await Promise.all(events.map(event => under.tell(event)));
    await Promise.all(events.map(({ id }) => delivered(id)));
    expect(sink.taken).toHaveLength(40);
    expect(sink.commands.filter(line => line.startsWith('EHLO')).length).toBeLessThanOrEqual(5);
  });

  test('go although one address hangs', async () => {
    await startImpatient();
    const [stuck, ...others] = Array.from({ length: 10 }, () => signedUp());
    replies = [{ stage: 'RCPT TO', to: stuck?.data.email, reply: 'hang', times: 100 }];
    await Promise.all([stuck, ...others].map(event => event && under.tell(event)));
    await Promise.all(others.map(({ id }) => delivered(id)));
    replies = [];
    await delivered(stuck?.id ?? '');
  });
});

test('one event on two replicas at once is one mail', async () => {
  // A bus of its own, so that both get every event at the same time; the database is what they share.
  const replica = await startForTest(sink.url, { MONGO_URL: under.env.MONGO_URL ?? '' });
  const events = Array.from({ length: 20 }, () => signedUp());
  await Promise.all(events.flatMap(event => [under.tell(event), replica.tell(event)]));
  await Promise.all(events.map(({ id }) => delivered(id)));
  await replica.stop();
  expect(new Set(messageIds(sink.taken)).size).toBe(20);
  expect(sink.taken).toHaveLength(20);
});

test('a second recipient or a header in an address or a name reaches no mail', async () => {
  const addresses = [
    'a@mailbox.test, someone-else@mailbox.test',
    'a@mailbox.test\r\nBcc: someone-else@mailbox.test',
    'a@mailbox.test\r\nRCPT TO:<someone-else@mailbox.test>',
    'a@mailbox.test%0d%0aBcc: someone-else@mailbox.test',
    '"someone-else@mailbox.test" <a@mailbox.test>',
    'a\0@mailbox.test',
  ];
  for (const email of addresses) {
    const event = signedUp({ data: { email } });
    await under.tell(event);
    expect([email, await under.outcomeOf(event.id)]).toEqual([email, 'not an address']);
  }
  const event = signedUp({ data: { name: 'Amina\r\nBcc: someone-else@mailbox.test, c@mailbox.test' } });
  await under.tell(event);
  expect(sink.taken.map(({ to }) => to)).toEqual([[event.data.email]]);
  expect(sink.taken[0]?.headers.map(([name]) => name)).not.toContain('bcc');
  expect(JSON.stringify(sink.taken)).not.toContain('someone-else@mailbox.test');
});

test('a link whose token no key opens is not mailed and kept for another try', async () => {
  const event = signedUp({ data: { sealedToken: 'c2VhbGVkIHdpdGggYW5vdGhlciBrZXksIGxvbmcgYWdv' } });
  await under.tell(event);
  expect(await under.outcomeOf(event.id)).toBeUndefined();
  expect(sink.taken).toEqual([]);
});

test('without a mail server the service is ready but degraded, and what waited goes when there is one', async () => {
  await sink.stop();
  const event = signedUp();
  await under.tell(event);
  const answer = await fetch(`${under.service.internalUrl}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: 'ready', faults: {}, degraded: { 'mail server': expect.stringContaining('ESOCKET') } },
  ]);
  sink = await startSmtpSink({ port: sink.port });
  await delivered(event.id);
  expect(sink.taken).toHaveLength(1);
});

test('a mail is measured by what became of it, and how long after its event it left', async () => {
  const late = { ...signedUp(), time: new Date(Date.now() - 90_000) };
  await under.tell(late);
  await delivered(late.id);
  const measured = await (await fetch(`${under.service.internalUrl}/metrics`)).text();
  expect(measured).toMatch(/sufra_mails_total\{[^}]*type="user.signed-up",outcome="sent"[^}]*\} 1\n/);
  expect(measured).toMatch(/sufra_mail_delay_seconds_bucket\{[^}]*le="60"[^}]*\} 0\n/);
  expect(measured).toMatch(/sufra_mail_delay_seconds_bucket\{[^}]*le="120"[^}]*\} 1\n/);
});
