import { expect, test } from '@jest/globals';
import { judgePassword } from './judge-password.ts';

const person = { name: 'Amina Yusuf', email: 'amina.y84@sufra.example' };

test.each([
  ['', 'none', 'A few words that nobody would expect together are best.'],
  ['seven77', 'weak', 'At least 8 characters, please.'],
  ['AMINA2026!', 'weak', 'Too close to your name or your email.'],
  ['amina yusuf', 'weak', 'Too close to your name or your email.'],
  ['amina.y84', 'weak', 'Too close to your name or your email.'],
  ['amina.y84@sufra.example', 'weak', 'Too close to your name or your email.'],
  ['Sufra1234', 'weak', 'Too close to ‘Sufra’.'],
  ['abcabcabcabc', 'weak', 'The same few characters again and again.'],
  ['    aaaa', 'fair', 'Long enough; longer is safer.'],
  ['two figs', 'fair', 'Long enough; longer is safer.'],
  ['amina eats lentils', 'good', 'A good length.'],
])('%j is %s', (password, level, words) => {
  const judged = judgePassword(password, person);
  expect(judged.level).toBe(level);
  expect(judged.words).toContain(words);
});

test('what only the service can tell is said to be open', () => {
  for (const password of ['two figs', 'lentils and cumin 9'])
    expect(judgePassword(password, person).words).toContain('we check when you send it');
});

test('a short part of a name is in many words and counts for nothing', () => {
  expect(judgePassword('al2024!!', { name: 'Al B', email: 'a@b.example' }).level).toBe('fair');
});

test('the longest password is judged by work in proportion to its length', () => {
  const leastTimeOf = (length: number) => {
    const password = `${'ab1!'.repeat(length / 4 - 1)}abc?`;
    const times = [1, 2, 3, 4, 5].map(() => {
      const began = performance.now();
      for (let count = 0; count < 100; count++) judgePassword(password, person);
      return performance.now() - began;
    });
    return Math.min(...times);
  };
  leastTimeOf(32);
  // Eight times as long: quadratic work would take 64 times as long.
  expect(leastTimeOf(256)).toBeLessThan(32 * leastTimeOf(32) + 5);
});
