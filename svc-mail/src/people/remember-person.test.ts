import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPerson, emailVerified } from '../../test/an-event.ts';
import { type SmtpSink, startSmtpSink } from '../../test/smtp-sink.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

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

test('another name is remembered for the mails to come, and an older one that comes late is not', async () => {
  const person = aPerson();
  const renamed = (name: string, sequence: number) =>
    under.tell({
      type: 'user.name-changed',
      id: randomUUID(),
      subject: person.userId,
      sequence,
      data: { ...person, name },
    });
  await under.tell(emailVerified(person));
  await renamed('Amina Newname', 3);
  await renamed('Amina Inbetween', 2);
  expect(await under.people.findById(person.userId).lean()).toMatchObject({
    email: person.email,
    name: 'Amina Newname',
  });
});

test('language and digits are remembered for the mails to come, and an event that says none leaves them', async () => {
  const person = aPerson();
  const tell = (
    type: 'user.language-changed' | 'user.digits-changed' | 'user.name-changed',
    sequence: number,
    more: object,
  ) =>
    under.tell({
      ...{ type, id: randomUUID(), subject: person.userId, sequence },
      data: { ...person, ...more },
    });
  await under.tell(emailVerified(person));
  await tell('user.language-changed', 2, { language: 'ar' });
  await tell('user.digits-changed', 3, { language: 'ar', digits: 'own' });
  await tell('user.name-changed', 4, { name: 'Amina Newname' });
  expect(await under.people.findById(person.userId).lean()).toMatchObject({
    name: 'Amina Newname',
    language: 'ar',
    digits: 'own',
  });
});
