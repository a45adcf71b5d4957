import { describe, expect, test } from '@jest/globals';
import { composeLetter } from './compose-letter.ts';
import { salutationText } from './salutation.ts';

describe('a salutation', () => {
  test.each([
    'Amina',
    'Amina Yılmaz',
    'J. R. O’Neill',
    "Abd al-Rahman D'Souza",
    'عائشة',
    'محمد علی‌رضا',
    'क्षितिज',
    '美玲',
    'Zoë',
    'Zoe\u0308',
    'مُحَمَّد',
  ])('repeats a plain name (%s)', name => {
    expect(salutationText(name)).toBe(`Assalamu alaikum, ${name}.`);
  });

  test('has one full stop after a name that ends with one', () => {
    expect(salutationText('Martin Jr.')).toBe('Assalamu alaikum, Martin Jr.');
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
    'Amina\u202e',
    'Amina\u200c',
    'Amina 🎉',
    'Amina\0',
    `Z${'\u0300'.repeat(30)}oe`,
    ' ',
    '',
    'A'.repeat(61),
  ])('leaves out what may be more than a name (%j)', name => {
    expect(salutationText(name)).toBe('Assalamu alaikum.');
  });
});

test('a name has its own direction, so that one from right to left moves nothing around it', () => {
  const letter = {
    subject: '',
    preview: '',
    heading: '',
    paragraphs: [],
    actions: [],
    notes: [],
    reason: '',
  };
  const { html, text } = composeLetter({ ...letter, name: 'عائشة' });
  expect(html).toContain(
    '>Assalamu alaikum, <span dir="auto" style="unicode-bidi:isolate">عائشة</span>.</p>',
  );
  expect(text).toMatch(/^Assalamu alaikum, عائشة\.\n/);
});
