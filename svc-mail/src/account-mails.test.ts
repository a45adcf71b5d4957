import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  anUndo,
  aPerson,
  changeUndone,
  daysAgo,
  emailChanged,
  emailVerified,
  googleLinked,
  passwordChanged,
  resetRequested,
  secondFactorChanged,
  signUpRepeated,
  verificationRequested,
} from '../test/an-event.ts';
import { headerOf, mailsTo, subjectsTo } from '../test/mails-to.ts';
import { type Reply, type SmtpSink, startSmtpSink } from '../test/smtp-sink.ts';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';

/** What the server says of an address. */
const replies = new Map<string, Reply>();
let sink: SmtpSink;
let under: UnderTest;
beforeAll(async () => {
  sink = await startSmtpSink({
    script: (stage, argument) => (stage === 'RCPT TO' ? replies.get(argument) : undefined),
  });
  under = await startForTest(sink.url);
});
afterAll(async () => {
  await under.stop();
  await sink.stop();
});

const known = (userId: string) => under.people.findById(userId).lean();

describe('a second use of a known address', () => {
  test('is answered with a mail that says so and leads to signing in and to a new password', async () => {
    const event = signUpRepeated();
    await under.tell(event);
    const [mail, ...more] = mailsTo(sink, event.data.email);
    expect(more).toEqual([]);
    expect(headerOf(mail, 'subject')).toEqual(['You already have an account at Sufra']);
    for (const path of ['/signin', '/forgot-password']) {
      expect(mail?.text).toContain(`https://sufra.test${path}\n`);
      expect(mail?.html).toContain(`href="https://sufra.test${path}"`);
    }
    expect(mail?.text).not.toContain('token');
  });

  test('is not told a day later', async () => {
    const event = { ...signUpRepeated(), time: daysAgo(1.01) };
    await under.tell(event);
    expect(await under.outcomeOf(event.id)).toBe('too late');
  });
});

test('a person who reads another language is written to in it, once that is known', async () => {
  const person = aPerson();
  const verified = emailVerified(person);
  await under.tell({ ...verified, data: { ...verified.data, language: 'tr' } });
  await under.tell(passwordChanged('changed', person));
  const [welcome, changed] = mailsTo(sink, person.email);
  expect(welcome?.html).toContain('<title>Sufra’ya hoş geldiniz</title>');
  expect(welcome?.html).toContain('<html lang="tr" dir="ltr">');
  expect(changed?.html).toContain('<html lang="tr" dir="ltr">');
  expect(changed?.text).toContain('Hesabınızın parolası');
});

describe('another link', () => {
  test('for a sign-up that waits goes to its address', async () => {
    const event = verificationRequested('sign-up', { token: 'again' });
    await under.tell(event);
    const [mail, ...more] = mailsTo(sink, event.data.email);
    expect(more).toEqual([]);
    expect(headerOf(mail, 'subject')).toEqual(['Your new link to confirm your address for Sufra']);
    expect(mail?.text).toContain('\nhttps://sufra.test/email-verified?token=again\n');
    expect(await known(event.data.userId)).toBeNull();
  });

  test('for a new address goes there, and the known address stays the known one', async () => {
    const person = aPerson();
    await under.tell(emailVerified(person));
    const email = `new-${person.email}`;
    const event = verificationRequested('new-address', { token: 'new', data: { ...person, email } });
    await under.tell({ ...event, sequence: 7 });
    expect(subjectsTo(sink, email)).toEqual(['Please confirm your new e-mail address for Sufra']);
    expect(mailsTo(sink, email)[0]?.text).toContain('\nhttps://sufra.test/email-verified?token=new\n');
    expect(subjectsTo(sink, person.email)).toEqual(['Welcome to Sufra']);
    expect(await known(person.userId)).toMatchObject({ email: person.email, v: 1 });
  });

  test('that is over is not sent', async () => {
    const data = { expiresAt: new Date(Date.now() - 1).toISOString() };
    const events = [
      verificationRequested('sign-up', { data }),
      verificationRequested('new-address', { data }),
      resetRequested({ data }),
    ];
    for (const event of events) {
      await under.tell(event);
      expect(await under.outcomeOf(event.id)).toBe('too late');
      expect(mailsTo(sink, event.data.email)).toEqual([]);
    }
  });
});

describe('a password', () => {
  test('that is to be set anew is, with a link to the page for it', async () => {
    const event = resetRequested({ token: 'a/b' });
    await under.tell(event);
    await under.tell(event);
    const [mail, ...more] = mailsTo(sink, event.data.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('\nhttps://sufra.test/reset-password/a%2Fb\n');
  });

  test.each<['changed' | 'reset', string]>([
    ['changed', 'by somebody who was signed in'],
    ['reset', 'with a link that we had mailed'],
  ])('that was %s is told once, with how and without a secret', async (how, words) => {
    const event = passwordChanged(how);
    await under.tell(event);
    await under.tell(event);
    const [mail, ...more] = mailsTo(sink, event.data.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(words);
    expect(mail?.text).not.toMatch(/token|reset-password/);
  });
});

describe('a changed address', () => {
  const changedTo = (person: ReturnType<typeof aPerson>) => {
    const previousEmail = `before-${person.email}`;
    return { event: emailChanged({ ...person, previousEmail }), previousEmail };
  };

  test('is told to both, once each, in mails with ids of their own', async () => {
    const person = aPerson();
    const { event, previousEmail } = changedTo(person);
    for (let time = 0; time < 3; time++) await under.tell(event);
    const mails = [...mailsTo(sink, previousEmail), ...mailsTo(sink, person.email)];
    expect(mails.map(mail => [headerOf(mail, 'subject')?.[0], headerOf(mail, 'message-id')?.[0]])).toEqual([
      ['Your account at Sufra has a new e-mail address', `<${event.id}.previous@sufra.test>`],
      ['Your new e-mail address for Sufra is confirmed', `<${event.id}.new@sufra.test>`],
    ]);
    expect(mails[0]?.text).not.toContain(person.email);
    expect(await known(person.userId)).toMatchObject({ email: person.email });
  });

  test('whose old mailbox puts mails off reaches the new one at once, and the old one later, once each', async () => {
    const person = aPerson();
    const { event, previousEmail } = changedTo(person);
    replies.set(previousEmail, '450 4.2.0 not now');
    await under.tell(event);
    expect(await under.outcomeOf(`${event.id}.new`)).toBe('sent');
    replies.clear();
    await under.delivered(`${event.id}.previous`);
    expect(mailsTo(sink, previousEmail)).toHaveLength(1);
    expect(mailsTo(sink, person.email)).toHaveLength(1);
  });

  test('whose old mailbox is closed is written down, and told to the new one', async () => {
    const person = aPerson();
    const { event, previousEmail } = changedTo(person);
    replies.set(previousEmail, '550 5.1.1 no such mailbox');
    await under.tell(event);
    expect(await under.outcomeOf(`${event.id}.previous`)).toBe('refused: EENVELOPE at RCPT TO 550');
    expect(mailsTo(sink, person.email)).toHaveLength(1);
  });
});

describe('the link that undoes a change', () => {
  const undoPage = 'https://sufra.test/undo-change/';

  test('of the address goes to the old mailbox, and never to the new one', async () => {
    const person = aPerson();
    const previousEmail = `before-${person.email}`;
    await under.tell(emailChanged({ ...person, previousEmail }, anUndo('back')));
    expect(mailsTo(sink, previousEmail)[0]?.text).toContain(`\n${undoPage}back\n`);
    expect(mailsTo(sink, person.email)[0]?.text).not.toContain(undoPage);
  });

  test('of a password, and of a Google account, goes to the member', async () => {
    const person = aPerson();
    await under.tell(passwordChanged('changed', person, anUndo('lock')));
    await under.tell({ ...googleLinked(person, anUndo('unlink')), sequence: 2 });
    const texts = mailsTo(sink, person.email).map(mail => mail.text);
    expect(texts).toEqual([
      expect.stringContaining(`\n${undoPage}lock\n`),
      expect.stringContaining(`\n${undoPage}unlink\n`),
    ]);
  });

  test('of a second step goes to the member, and what was used has none', async () => {
    const person = aPerson();
    await under.tell(secondFactorChanged(person, { undo: anUndo('app') }));
    const used = { what: 'recovery-code-used', recoveryCodesLeft: 1 } as const;
    await under.tell({ ...secondFactorChanged(person, used), sequence: 2 });
    expect(subjectsTo(sink, person.email)).toEqual([
      'An authenticator app was added to your account at Sufra',
      'A recovery code of your account at Sufra was used',
    ]);
    const [added, code] = mailsTo(sink, person.email);
    expect(added?.text).toContain(`\n${undoPage}app\n`);
    expect(code?.text).toContain('One is left');
    expect(code?.text).not.toContain(undoPage);
    expect(code?.text).toContain('\nhttps://sufra.test/forgot-password\n');
  });

  test('that is over by the time of the mail is left out, and the mail says what else to do', async () => {
    const person = aPerson();
    const previousEmail = `before-${person.email}`;
    const over = anUndo('late', new Date(Date.now() - 1));
    await under.tell({ ...emailChanged({ ...person, previousEmail }, over), time: daysAgo(4) });
    const [mail] = mailsTo(sink, previousEmail);
    expect(mail?.text).not.toContain(undoPage);
    expect(mail?.text).toContain('https://sufra.test/contact');
  });

  test('has been used: the address that counts again is told and remembered, the one that was left too', async () => {
    const person = aPerson();
    const leftEmail = `thief-${person.email}`;
    await under.tell(changeUndone(person, leftEmail));
    expect(subjectsTo(sink, person.email)).toEqual(['Your account at Sufra is as it was before']);
    expect(subjectsTo(sink, leftEmail)).toEqual(['This address no longer signs in to an account at Sufra']);
    expect(mailsTo(sink, leftEmail)[0]?.text).not.toMatch(/undo-change|reset-password|forgot-password/);
    expect(mailsTo(sink, leftEmail)[0]?.text.replaceAll(leftEmail, '')).not.toContain(person.email);
    expect(await known(person.userId)).toMatchObject({ email: person.email });
  });

  test('has been used without a change of address: one mail', async () => {
    const person = aPerson();
    await under.tell(changeUndone(person, null));
    expect(subjectsTo(sink, person.email)).toEqual(['Your account at Sufra is as it was before']);
  });
});

describe('a confirmed address', () => {
  test('is welcomed once, however often it is told', async () => {
    const event = emailVerified();
    for (let time = 0; time < 3; time++) await under.tell(event);
    expect(subjectsTo(sink, event.data.email)).toEqual(['Welcome to Sufra']);
  });

  test('is welcomed on the try after one that failed', async () => {
    const event = emailVerified();
    replies.set(event.data.email, '450 4.2.0 not now');
    await under.tell(event);
    replies.clear();
    await under.delivered(event.id);
    expect(subjectsTo(sink, event.data.email)).toEqual(['Welcome to Sufra']);
  });

  test('is not welcomed when it is confirmed again, in whichever order the two come', async () => {
    const person = aPerson();
    await under.tell({ ...emailVerified(person), sequence: 5 });
    await under.tell({ ...emailVerified(person), sequence: 2 });
    await under.tell({ ...emailVerified(person), sequence: 9 });
    expect(subjectsTo(sink, person.email)).toEqual(['Welcome to Sufra']);
  });

  test('is not welcomed more than a day later, and is remembered', async () => {
    const event = { ...emailVerified(), time: daysAgo(1.01) };
    await under.tell(event);
    expect(await under.outcomeOf(event.id)).toBe('too late');
    expect(await known(event.data.userId)).toMatchObject({ email: event.data.email });
  });
});

describe('the address of a person', () => {
  test('is that of the newest event, in whichever order they come', async () => {
    const person = aPerson();
    const [second, third] = ['second', 'third'].map(name => ({
      ...person,
      email: `${name}-${person.email}`,
    }));
    if (!second || !third) throw new Error('two addresses');
    const told = [
      { ...emailChanged({ ...third, previousEmail: second.email }), sequence: 6 },
      { ...emailVerified(person), sequence: 2 },
      { ...emailChanged({ ...second, previousEmail: person.email }), sequence: 4 },
      { ...passwordChanged('changed', person), sequence: 3 },
    ];
    for (const event of told) await under.tell(event);
    expect(await known(person.userId)).toMatchObject({ email: third.email, v: 6 });
    expect(subjectsTo(sink, third.email)).toContain('Welcome to Sufra');
  });
});
