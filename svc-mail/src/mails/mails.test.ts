import { describe, expect, test } from '@jest/globals';
import { accountExistsMail } from './account-exists-mail.ts';
import { salutation } from './salutation.ts';
import { verificationMail } from './verification-mail.ts';

describe('a salutation', () => {
  test.each([
    'Amina',
    'Amina Yılmaz',
    'J. R. O’Neill',
    "Abd al-Rahman D'Souza",
    'Martin Jr.',
    'عائشة',
    '美玲',
    'Zoë',
  ])('repeats a plain name (%s)', name => {
    expect(salutation(name)).toBe(`Assalamu alaikum, ${name}.`);
  });

  test.each([
    'evil.example',
    'Win at evil.example',
    'https://evil.example',
    'evil．example',
    'evil。example',
    'call 0900 123456',
    'a@b.example',
    '<b>Amina</b>',
    '[Amina](x)',
    'Amina, your account is locked',
    'Amina\r\nBcc: x@y.example',
    'Amina‮',
    ' ',
    '',
    'A'.repeat(61),
  ])('leaves out what may be more than a name (%j)', name => {
    expect(salutation(name)).toBe('Assalamu alaikum.');
  });
});

describe('the mail that confirms an address', () => {
  const mail = verificationMail({
    name: 'Amina',
    link: 'https://sufra.test/email-verified?token=a&b="><script>',
    expiresAt: new Date('2026-11-21T06:10:00Z'),
  });

  test('says until when its link works', () => {
    for (const form of [mail.text, mail.html]) expect(form).toContain('21 November 2026 at 06:10 UTC');
  });

  test('escapes what it is given', () => {
    expect(mail.html).toContain(
      'href="https://sufra.test/email-verified?token=a&amp;b=&quot;&gt;&lt;script&gt;"',
    );
    expect(mail.html).not.toContain('<script');
  });

  test('says the same in both forms', () => {
    const seen = mail.html
      .replace(/^.*<body/s, '')
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&#39;', "'");
    for (const sentence of ['Somebody, we hope you, signed up', 'Confirm my address', 'If it was not you'])
      for (const form of [mail.text, seen]) expect(form).toContain(sentence);
  });
});

test('every link of a mail leads to the site or writes to it', () => {
  const siteUrl = 'https://sufra.test';
  const mails = [
    accountExistsMail({ name: 'Win at http://evil.example', siteUrl }),
    verificationMail({
      name: 'evil.example',
      link: `${siteUrl}/email-verified?token=x`,
      expiresAt: new Date(),
    }),
  ];
  for (const { html, text } of mails) {
    for (const [, url] of html.matchAll(/href="([^"]*)"/g))
      expect(url).toMatch(/^(https:\/\/sufra\.test\/|mailto:hello@sufra\.example$)/);
    expect(html + text).not.toContain('evil');
  }
});
