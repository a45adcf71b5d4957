import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import {
  accessChanged,
  aPerson,
  daysAgo,
  emailChanged,
  emailVerified,
  passwordChanged,
  paymentReceived,
  resetRequested,
  signedUp,
  verificationRequested,
} from '../test/an-event.ts';
import { mailsTo, subjectsTo } from '../test/mails-to.ts';
import { type Reply, type SmtpSink, type Stage, startSmtpSink } from '../test/smtp-sink.ts';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';

const welcome = 'Welcome to Sufra';
const farewell = 'Your account at Sufra is deleted';

let refusal: { stage: Stage; reply: Reply } | undefined;
let sink: SmtpSink;
let under: UnderTest;
beforeEach(async () => {
  refusal = undefined;
  sink = await startSmtpSink({ script: stage => (stage === refusal?.stage ? refusal.reply : undefined) });
  under = await startForTest(sink.url);
});
afterEach(async () => {
  await under.stop();
  await sink.stop();
});

const deletion = (userId: string) => accessChanged(userId, { deleted: true, sequence: 9 });
const known = (userId: string) => under.people.findById(userId).lean();
const tombstone = (userId: string) => ({ _id: userId, v: 9, deletedAt: expect.any(Date) });
const forgotten = (userId: string) =>
  eventually(
    async () => (await known(userId))?.v === 9 && (await known(userId))?.email === undefined,
    15_000,
  );

async function aMember() {
  const person = aPerson();
  await under.tell({ ...emailVerified(person), sequence: 2 });
  return person;
}

describe('a deleted account', () => {
  test('is told to the remembered address once, however often it comes, and the person is forgotten', async () => {
    const { userId, email } = await aMember();
    const event = deletion(userId);
    for (let time = 0; time < 5; time++) await under.tell(event);
    expect(subjectsTo(sink, email)).toEqual([welcome, farewell]);
    expect(mailsTo(sink, email)[1]?.text).toContain('Assalamu alaikum, Amina Yılmaz.');
    expect(await known(userId)).toEqual(tombstone(userId));
  });

  test('gets no mail any more, whatever was still on its way', async () => {
    const person = await aMember();
    await under.tell(deletion(person.userId));
    const data = person;
    const late = [
      signedUp({ data }),
      resetRequested({ data }),
      verificationRequested('new-address', { data }),
      passwordChanged('changed', person),
      emailVerified(person),
      paymentReceived(person.userId),
      emailChanged({ ...person, email: `new-${person.email}`, previousEmail: person.email }),
    ];
    for (const event of late) await under.tell({ ...event, sequence: 8 });
    expect(sink.taken).toHaveLength(2);
    expect(await known(person.userId)).toEqual(tombstone(person.userId));
  });

  test('that is known before its person gets the last mail alone, once the person is', async () => {
    await under.stop();
    under = await startForTest(sink.url, { EVENT_RETRY_DELAYS_MS: '50,500,5000' });
    const person = aPerson();
    await under.tell(deletion(person.userId));
    await under.tell({ ...emailVerified(person), sequence: 2 });
    await forgotten(person.userId);
    expect(subjectsTo(sink, person.email)).toEqual([farewell]);
  });

  test('of a person who never becomes known is written down, and stays deleted', async () => {
    await under.stop();
    under = await startForTest(sink.url, { EVENT_ATTEMPTS: '3', EVENT_GIVE_UP_AFTER_MS: '0' });
    const person = aPerson();
    const event = deletion(person.userId);
    await under.tell(event);
    await forgotten(person.userId);
    expect(await under.outcomeOf(event.id)).toBe('recipient unknown');
    await under.tell({ ...emailVerified(person), sequence: 2 });
    expect(await known(person.userId)).toEqual(tombstone(person.userId));
    expect(sink.taken).toEqual([]);
  });

  test('whose mail was sent before a kill is forgotten afterwards, without a second mail', async () => {
    const { userId, email } = await aMember();
    const event = deletion(userId);
    await under.deliveries.create({ _id: event.id, doneAt: new Date(), outcome: 'sent' });
    await under.tell(event);
    expect(subjectsTo(sink, email)).toEqual([welcome]);
    expect(await known(userId)).toEqual(tombstone(userId));
  });

  test('is told apart from a role that changed', async () => {
    const { userId, email } = await aMember();
    await under.tell(accessChanged(userId, { deleted: false, sequence: 4 }));
    expect(subjectsTo(sink, email)).toEqual([welcome]);
    expect(await known(userId)).toMatchObject({ email });
  });
});

describe('while the mail server is away', () => {
  test('the address is kept for the last mail, follows a late change, and gets nothing else', async () => {
    const person = await aMember();
    refusal = { stage: 'MAIL FROM', reply: '451 4.3.0 try later' };
    await under.tell(deletion(person.userId));
    const other = passwordChanged('changed', person);
    await under.tell({ ...other, sequence: 4 });
    expect(await under.outcomeOf(other.id)).toBe('recipient deleted');
    const email = `new-${person.email}`;
    await under.tell({ ...emailChanged({ ...person, email, previousEmail: person.email }), sequence: 5 });
    refusal = undefined;
    await forgotten(person.userId);
    expect(subjectsTo(sink, email)).toEqual([farewell]);
    expect(subjectsTo(sink, person.email)).toEqual([welcome]);
    expect(await known(person.userId)).toEqual(tombstone(person.userId));
  });

  test('for longer than a day, or than all tries, the person is forgotten all the same', async () => {
    const few = await startForTest(sink.url, { EVENT_ATTEMPTS: '3', EVENT_GIVE_UP_AFTER_MS: '0' });
    const [person, other] = [aPerson(), aPerson()];
    for (const one of [person, other]) await few.tell({ ...emailVerified(one), sequence: 2 });
    refusal = { stage: 'MAIL FROM', reply: '451 4.3.0 try later' };
    await few.tell(deletion(person.userId));
    const old = { ...deletion(other.userId), time: daysAgo(1.01) };
    await few.tell(old);
    const isForgotten = async (userId: string) =>
      (await few.people.findById(userId).lean())?.email === undefined;
    await eventually(() => isForgotten(person.userId));
    expect(await few.people.findById(other.userId).lean()).toEqual(tombstone(other.userId));
    expect(await few.outcomeOf(old.id)).toBe('too late');
    await few.stop();
  });
});

test('a last mail that the server never takes is written down, and the person is forgotten', async () => {
  const { userId } = await aMember();
  refusal = { stage: 'RCPT TO', reply: '550 5.1.1 no such mailbox' };
  const event = deletion(userId);
  await under.tell(event);
  expect(await under.outcomeOf(event.id)).toBe('refused: EENVELOPE at RCPT TO 550');
  expect(await known(userId)).toEqual(tombstone(userId));
});
