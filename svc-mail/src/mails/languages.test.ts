import { describe, expect, test } from '@jest/globals';
import { directionOf, languages } from '@sufra/texts';
import { sampleMails } from '../preview/sample-mails.ts';

const others = languages.filter(language => language !== 'en');
const isolation = /[\u2066-\u2069]/;

describe.each(others)('the letters in %s', language => {
  test.each(Object.entries(sampleMails))('%s is whole in it', (_, compose) => {
    const mail = compose('Amina', language);
    const english = compose('Amina', 'en');
    expect(mail.subject).not.toBe(english.subject);
    expect(mail.html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
    expect(mail.subject + mail.text).not.toMatch(isolation);
    // Each line but figures, addresses and the site's name says something else than in English.
    const lines = (text: string) => text.split('\n').filter(line => /\p{L}{2,} \p{L}{2,}/u.test(line));
    const same = lines(mail.text).filter(line => lines(english.text).includes(line));
    expect(same.filter(line => line !== 'Sufra Premium' && !line.startsWith('http'))).toEqual([]);
  });
});

test('a letter from the right greets with the name in its place, and a hostile name is not repeated', () => {
  const { text } = sampleMails.welcome?.('عائشة', 'ar') ?? { text: '' };
  expect(text.split('\n')[0]).toBe('السلام عليكم، عائشة.');
  const { text: hostile } = sampleMails.welcome?.('call 0900 123456', 'ur') ?? { text: '' };
  expect(hostile.split('\n')[0]).toBe('السلام علیکم۔');
});

test('a language that is not known is English', () => {
  expect(sampleMails.welcome?.('Amina', 'xx').subject).toBe('Welcome to Sufra');
});
