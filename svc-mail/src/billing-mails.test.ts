import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import {
  accessChanged,
  aPerson,
  daysAgo,
  emailChanged,
  emailVerified,
  paymentFailed,
  paymentReceived,
  subscriptionActivated,
  subscriptionCancelled,
} from '../test/an-event.ts';
import { headerOf, mailsTo } from '../test/mails-to.ts';
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

/** A member who was welcomed, so that what comes then is of billing alone. */
async function aMember() {
  const person = aPerson();
  await under.tell(emailVerified(person));
  return person;
}

const textsTo = (address: string) =>
  mailsTo(sink, address)
    .map(({ text }) => text)
    .filter(text => !text.includes('Three small steps'));

const kinds = [
  ['subscription.activated', subscriptionActivated, 'Your premium membership began on November 20, 2026'],
  ['subscription.cancelled', subscriptionCancelled, 'ended on November 20, 2026'],
  ['subscription.payment-failed', paymentFailed, 'We could not take £4.99'],
  ['payment.received', paymentReceived, '£0.49 of it goes to charity'],
] as const;

describe.each(kinds)('%s', (_, anEvent, words) => {
  test('is mailed once to the remembered address, by the remembered name', async () => {
    const { userId, email } = await aMember();
    const event = anEvent(userId);
    for (let time = 0; time < 3; time++) await under.tell(event);
    const [text, ...more] = textsTo(email);
    expect(more).toEqual([]);
    expect(text).toContain('Assalamu alaikum, Amina Yılmaz.');
    expect(text).toContain(words);
  });

  test('that comes before the person is known waits, and is mailed once', async () => {
    const person = aPerson();
    const event = anEvent(person.userId);
    await under.tell(event);
    expect(await under.outcomeOf(event.id)).toBeUndefined();
    await under.tell(emailVerified(person));
    await under.delivered(event.id);
    expect(textsTo(person.email)).toHaveLength(1);
  });

  test('goes to the address of today', async () => {
    const { email: previousEmail, ...person } = await aMember();
    const email = `new-${previousEmail}`;
    await under.tell({ ...emailChanged({ ...person, email, previousEmail }), sequence: 3 });
    await under.tell(anEvent(person.userId));
    expect(textsTo(email).filter(text => text.includes(words))).toHaveLength(1);
    expect(textsTo(previousEmail).filter(text => text.includes(words))).toEqual([]);
  });

  test('that is old news is not mailed', async () => {
    const { userId, email } = await aMember();
    const event = { ...anEvent(userId), time: daysAgo(7.1) };
    await under.tell(event);
    expect(await under.outcomeOf(event.id)).toBe('too late');
    expect(textsTo(email)).toEqual([]);
  });

  test('of a member who deleted the account is not mailed', async () => {
    const { userId, email } = await aMember();
    await under.tell(accessChanged(userId, { deleted: true, sequence: 5 }));
    const event = anEvent(userId);
    await under.tell(event);
    expect(await under.outcomeOf(event.id)).toBe('recipient deleted');
    expect(textsTo(email).filter(text => text.includes(words))).toEqual([]);
  });

  test('of a person who never becomes known is written down after the last try', async () => {
    const few = await startForTest(sink.url, { EVENT_ATTEMPTS: '3', EVENT_GIVE_UP_AFTER_MS: '0' });
    const event = anEvent(aPerson().userId);
    await few.tell(event);
    await eventually(async () => (await few.outcomeOf(event.id)) === 'recipient unknown');
    await few.stop();
  });
});

describe('a mail that something newer has made untrue', () => {
  test.each([
    ['a failed payment, after one that arrived', paymentFailed, paymentReceived, 'overtaken'],
    ['a failed payment, after the end', paymentFailed, subscriptionCancelled, 'overtaken'],
    ['a beginning, after the end', subscriptionActivated, subscriptionCancelled, 'overtaken'],
    ['a beginning, after its payment', subscriptionActivated, paymentReceived, 'sent'],
    ['a receipt, after the end', paymentReceived, subscriptionCancelled, 'sent'],
    ['an end, after a new payment', subscriptionCancelled, paymentReceived, 'sent'],
  ])('%s', async (_, older, newer, outcome) => {
    const { userId } = await aMember();
    await under.tell({ ...newer(userId), sequence: 4 });
    const late = { ...older(userId), sequence: 3 };
    await under.tell(late);
    expect(await under.outcomeOf(late.id)).toBe(outcome);
  });

  test('a failed payment, after an earlier one that arrived, is mailed', async () => {
    const { userId } = await aMember();
    await under.tell({ ...paymentReceived(userId), sequence: 3 });
    const failed = { ...paymentFailed(userId), sequence: 4 };
    await under.tell(failed);
    expect(await under.outcomeOf(failed.id)).toBe('sent');
  });

  test('a failed payment of a premium that is over by now', async () => {
    const { userId } = await aMember();
    const event = paymentFailed(userId, new Date(Date.now() - 1));
    await under.tell(event);
    expect(await under.outcomeOf(event.id)).toBe('too late');
  });
});

test('a receipt leads to the one of the payment provider, where there is one', async () => {
  const { userId, email } = await aMember();
  await under.tell(paymentReceived(userId, { receiptUrl: 'https://pay.example/r/1?a=b&c=d' }));
  const mail = mailsTo(sink, email).at(-1);
  expect(mail?.text).toContain('Open the receipt:\nhttps://pay.example/r/1?a=b&c=d\n');
  expect(mail?.html).toContain('href="https://pay.example/r/1?a=b&amp;c=d"');
  expect(headerOf(mail, 'to')).toEqual([email]);
});
