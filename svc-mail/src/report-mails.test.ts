import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  aPerson,
  emailVerified,
  publicationAnswered,
  publicationWithheld,
  reportAnswered,
} from '../test/an-event.ts';
import { mailsTo } from '../test/mails-to.ts';
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

const textTo = (address: string) => mailsTo(sink, address).at(-1)?.text;

test('the answer to a report is mailed once, in the language of its reader, with its reason', async () => {
  const person = { ...aPerson(), language: 'tr' };
  await under.tell(emailVerified(person));
  const event = reportAnswered(person.userId);
  for (let time = 0; time < 2; time++) await under.tell(event);
  expect(mailsTo(sink, person.email)).toHaveLength(2);
  for (const words of ['emulsifier (E471)', 'Haklıydınız', 'It is of sunflowers.', '/check/changes'])
    expect(textTo(person.email)).toContain(words);

  await under.tell(reportAnswered(person.userId, 'stays'));
  expect(textTo(person.email)).toContain('sonuç olduğu gibi kalıyor');
});

test('what becomes of a recipe that was to be public is mailed to its owner, and to no address where it is of the house', async () => {
  const person = { ...aPerson(), language: 'tr' };
  await under.tell(emailVerified(person));
  await under.tell(publicationAnswered(person.userId));
  for (const words of ['onayladı', '/recipe/pilav-1']) expect(textTo(person.email)).toContain(words);
  await under.tell(publicationWithheld(person.userId));
  for (const words of ['artık helal değil', 'şarap']) expect(textTo(person.email)).toContain(words);

  const before = sink.taken.length;
  await under.tell(publicationAnswered(null));
  expect(sink.taken).toHaveLength(before);
});

test('the report of a visitor is mailed to no address', async () => {
  const before = sink.taken.length;
  await under.tell(reportAnswered(null));
  expect(sink.taken).toHaveLength(before);
});

test('words of a report that turn the direction of text turn no mail', async () => {
  const person = aPerson();
  await under.tell(emailVerified(person));
  const event = reportAnswered(person.userId);
  await under.tell({ ...event, data: { ...event.data, line: 'E\u202e471', reason: 'Of\u2067 sunflowers.' } });
  const mail = mailsTo(sink, person.email).at(-1);
  expect(mail?.text).toContain('E471');
  expect(mail?.text).toContain('Of sunflowers.');
  expect(JSON.stringify(mail)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
});
