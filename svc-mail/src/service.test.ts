import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ConfigurationError } from '@sufra/service-kit';
import { ask, readLog } from '@sufra/service-kit/testing';
import { paymentReceived, resetRequested, signedUp } from '../test/an-event.ts';
import { headerOf, mailsTo } from '../test/mails-to.ts';
import { type SmtpSink, startSmtpSink } from '../test/smtp-sink.ts';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';
import { readConfig } from './config.ts';

const logFile = join(tmpdir(), `svc-mail-${randomUUID()}.log`);
let sink: SmtpSink;
let under: UnderTest;
beforeAll(async () => {
  sink = await startSmtpSink();
  under = await startForTest(sink.url, { LOG_FILE: logFile, LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await under.stop();
  await sink.stop();
});

describe('a sign-up', () => {
  test('is answered with one mail in two forms, whose link carries the token', async () => {
    const event = signedUp({ token: 'a-token_of-the.test' });
    await under.tell(event);
    const [mail, ...more] = mailsTo(sink, event.data.email);
    expect(more).toEqual([]);
    expect(mail?.from).toBe('hello@sufra.test');
    expect(headerOf(mail, 'from')).toEqual(['Sufra <hello@sufra.test>']);
    expect(headerOf(mail, 'to')).toEqual([event.data.email]);
    expect(headerOf(mail, 'subject')).toEqual(['Please confirm your e-mail address for Sufra']);
    expect(headerOf(mail, 'message-id')).toEqual([`<${event.id}@sufra.test>`]);
    expect(headerOf(mail, 'auto-submitted')).toEqual(['auto-generated']);
    const link = 'https://sufra.test/email-verified?token=a-token_of-the.test';
    expect(mail?.text).toContain(`Confirm my address:\n${link}\n`);
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.text).toContain('Assalamu alaikum, Amina Yılmaz.');
  });

  test('delivered ten times is answered with one mail', async () => {
    const event = signedUp();
    for (let time = 0; time < 10; time++) await under.tell(event);
    expect(mailsTo(sink, event.data.email)).toHaveLength(1);
  });

  test('whose link is over is written down and not mailed', async () => {
    const event = signedUp({ data: { expiresAt: new Date(Date.now() - 1).toISOString() } });
    await under.tell(event);
    expect(await under.outcomeOf(event.id)).toBe('too late');
    expect(mailsTo(sink, event.data.email)).toEqual([]);
  });

  test('makes no person known: the address may be that of one who was never here', async () => {
    const event = signedUp();
    await under.tell(event);
    expect(await under.people.findById(event.data.userId).lean()).toBeNull();
  });
});

test('nothing in the log tells a token, an address or a name', async () => {
  const event = signedUp({ token: 'canary-token' });
  await under.tell(event);
  await under.tell(resetRequested({ token: 'canary-reset' }));
  await under.tell(signedUp({ data: { email: 'canary@mailbox.test\r\nBcc: x@y.z', name: 'Canary' } }));
  const receiptUrl = 'https://pay.example/canary';
  await under.tell(paymentReceived(event.data.userId, { receiptUrl }));
  const log = readLog(logFile);
  expect(log).toContain(event.id);
  expect(log).not.toMatch(/canary|mailbox\.test|Amina/i);
});

test('the service answers no caller but admins, is ready with its database, and says how the mail server is', async () => {
  expect(await ask(under.service.url, 'GET /operations/svc-mail/events')).toMatchObject({ status: 401 });
  expect(await ask(under.service.url, 'GET /mails')).toMatchObject({ status: 404 });
  const answer = await fetch(`${under.service.internalUrl}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready', faults: {}, degraded: {} }]);
});

test('an environment that would send wrong mails is refused with every reason', () => {
  const wrong = {
    SMTP_URL: 'http://x',
    MAIL_FROM: 'a@b.c, d@e.f <g@h.i>\r\nBcc: j@k.l',
    LINK_TOKEN_KEYS: 'c2hvcnQ=',
  };
  const read = () => readConfig({ ...under.env, ...wrong });
  expect(read).toThrow(ConfigurationError);
  for (const name of ['SMTP_URL', 'MAIL_FROM', 'LINK_TOKEN_KEYS']) expect(read).toThrow(name);
});
