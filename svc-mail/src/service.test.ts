import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ConfigurationError } from '@sufra/service-kit';
import { ask } from '@sufra/service-kit/testing';
import { accessChanged, emailVerified, signedUp, signUpRepeated } from '../test/an-event.ts';
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

const mailsTo = (address: string) => sink.taken.filter(({ to }) => to.includes(address));
const header = (mail: (typeof sink.taken)[number] | undefined, name: string) =>
  mail?.headers.filter(([key]) => key === name).map(([, value]) => value);

describe('a sign-up', () => {
  test('is answered with one mail in two forms, whose link carries the token', async () => {
    const event = signedUp({ token: 'a-token_of-the.test' });
    await under.tell(event);
    const [mail, ...more] = mailsTo(event.data.email);
    expect(more).toEqual([]);
    expect(mail?.from).toBe('hello@sufra.test');
    expect(header(mail, 'from')).toEqual(['Sufra <hello@sufra.test>']);
    expect(header(mail, 'to')).toEqual([event.data.email]);
    expect(header(mail, 'subject')).toEqual(['Please confirm your e-mail address for Sufra']);
    expect(header(mail, 'message-id')).toEqual([`<${event.id}@sufra.test>`]);
    expect(header(mail, 'auto-submitted')).toEqual(['auto-generated']);
    const link = 'https://sufra.test/email-verified?token=a-token_of-the.test';
    expect(mail?.text).toContain(`Confirm my address:\n${link}\n`);
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.text).toContain('Assalamu alaikum, Amina Yılmaz.');
  });

  test('delivered ten times is answered with one mail', async () => {
    const event = signedUp();
    for (let time = 0; time < 10; time++) await under.tell(event);
    expect(mailsTo(event.data.email)).toHaveLength(1);
  });

  test('whose link is over is written down and mailed to nobody', async () => {
    const event = signedUp({ data: { expiresAt: new Date(Date.now() - 1).toISOString() } });
    await under.tell(event);
    expect(await under.outcomeOf(event.id)).toBe('too late');
    expect(mailsTo(event.data.email)).toEqual([]);
  });

  test('makes the person known, and a confirmed address does too, whichever comes last', async () => {
    const event = signedUp();
    const { userId, email } = event.data;
    await under.tell({ ...emailVerified({ userId, email, name: 'The newer name' }), sequence: 2 });
    await under.tell(event);
    expect(await under.people.findById(userId).lean()).toEqual({
      _id: userId,
      v: 2,
      email,
      name: 'The newer name',
    });
  });
});

describe('a second sign-up of a known address', () => {
  test('is answered with a mail that says so and leads to signing in and to a new password', async () => {
    const event = signUpRepeated();
    await under.tell(event);
    const [mail, ...more] = mailsTo(event.data.email);
    expect(more).toEqual([]);
    expect(header(mail, 'subject')).toEqual(['You already have an account at Sufra']);
    for (const path of ['/signin', '/forgot-password']) {
      expect(mail?.text).toContain(`https://sufra.test${path}\n`);
      expect(mail?.html).toContain(`href="https://sufra.test${path}"`);
    }
    expect(mail?.text).not.toContain('token');
  });
});

describe('somebody who deleted the account', () => {
  test('is forgotten, and gets no mail that was still on its way', async () => {
    const event = signedUp();
    const { userId, email } = event.data;
    await under.tell(emailVerified(event.data));
    await under.tell(accessChanged(userId, { deleted: true, sequence: 4 }));
    await under.tell(event);
    expect(mailsTo(email)).toEqual([]);
    expect(await under.outcomeOf(event.id)).toBe('recipient deleted');
    const left = await under.people.findById(userId).lean();
    expect(left).toEqual({ _id: userId, v: 4, deletedAt: expect.any(Date) });
  });

  test('is told apart from somebody whose role changed', async () => {
    const event = emailVerified();
    await under.tell(event);
    await under.tell(accessChanged(event.data.userId, { deleted: false, sequence: 4 }));
    expect(await under.people.findById(event.data.userId).lean()).toMatchObject({ email: event.data.email });
  });
});

test('nothing in the log tells a token, an address or a name', async () => {
  const event = signedUp({ token: 'canary-token' });
  await under.tell(event);
  await under.tell(signedUp({ data: { email: 'canary@mailbox.test\r\nBcc: x@y.z', name: 'Canary' } }));
  const log = await readFile(logFile, 'utf8');
  expect(log).toContain(event.id);
  expect(log).not.toMatch(/canary|mailbox\.test|Amina/i);
});

test('the service has no calls, is ready with its database, and says how the mail server is', async () => {
  expect(under.service.url).toBe(under.service.internalUrl);
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
