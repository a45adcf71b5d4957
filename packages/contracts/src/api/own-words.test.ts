import { expect, test } from '@jest/globals';
import { orStop } from './or-stop.ts';
import { ownWords, withoutTurning, withoutTurningIn } from './own-words.ts';

test.each([
  ['an override', 'Rice\u202e eciR\u202c', 'Rice eciR'],
  ['embeddings', '\u202a\u202bRice\u202c', 'Rice'],
  ['an override to the right side', '\u202dRice', 'Rice'],
  ['isolates', '\u2066a\u2067b\u2068c\u2069\u2069', 'abc'],
])('%s is not kept', (_what, written, kept) => {
  expect(ownWords().parse(written)).toBe(kept);
});

test.each([
  ['می\u200cشود', 'a joiner of Persian and Urdu'],
  ['👩\u200d🍳', 'a joiner of an emoji'],
  ['C++\u200e', 'the mark of a left side'],
  ['قهوة (V60)\u200f', 'the mark of a right side'],
  ['٣\u061c-٤', 'the mark of an Arabic letter'],
  ['عائشة', 'a name'],
  [' two\n lines ', 'blanks'],
])('%j stays: %s', written => {
  expect(ownWords().parse(written)).toBe(written);
});

test.each(['\u202e', '\u202e \u202c', '\u200f\u200e', '\u200d', '\u2068\u2069', ' \u061c\n'])(
  '%j is empty, and refused where something has to be said',
  written => {
    expect(ownWords().parse(written)).toBe('');
    const { error } = ownWords().trim().min(1, orStop('Please fill this in.')).safeParse(written);
    expect(error?.issues).toMatchObject([{ message: 'Please fill this in.' }]);
  },
);

test('what is taken out before the words begin leaves no blank there', () => {
  expect(ownWords().trim().parse('\u202e Rice \u202c')).toBe('Rice');
});

test('all texts of what was read elsewhere lose such signs, and the rest stays as it is', () => {
  const at = new Date();
  const data = { title: 'R\u202eice', lines: [{ text: '\u2067salt\u2069', grams: 3, note: null }], at };
  const clean = withoutTurningIn(data);
  expect(clean).toEqual({ title: 'Rice', lines: [{ text: 'salt', grams: 3, note: null }], at });
  expect(clean.at).toBe(at);
  expect(withoutTurning('plain')).toBe('plain');
});
