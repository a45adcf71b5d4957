import { randomInt } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { limits } from '@sufra/contracts';
import { growthOf, maxGrowth } from '@sufra/service-kit/testing/growth';
import { dictionary } from '@zxcvbn-ts/language-common';
import { assertStrongPassword } from './password-rules.ts';

const amina = { email: 'amina.yusuf84@example.org', name: 'Amina Yusuf' };
const refusalOf = (password: string, person = amina) => {
  try {
    assertStrongPassword({ ...person, password });
    return undefined;
  } catch (error) {
    return error;
  }
};

describe('a new password', () => {
  test.each([
    'password',
    'password1',
    'Password123',
    'P@ssw0rd!',
    'passwordpassword',
    'drowssap1',
    '12345678',
    '123456789a',
    '11111111',
    '12121212',
    '87654321',
    '1234567890',
    'qwertyuiop',
    'qwer1234',
    '1qaz2wsx',
    'zaq12wsx',
    'asdfghjkl;',
    'iloveyou',
    'iloveyou2',
    'sunshine1987',
    'Liverpool1',
    'football!',
    'trustno1',
    'welcome2026',
    'letmein123',
    'abcd1234',
    'aa123456789',
    '31121999',
    '1999-12-31',
    'bismillah786',
    'muhammad1',
    'starwars',
    'swordfis',
    'йцукенгш',
    'Welcome@2024',
    'khan1234',
    '12qwaszx',
    'correcthorsebatterystaple',
    'Summer2024!',
    'Ramadan@2026',
    '3edc4rfv',
    'thisismypassword',
  ])('that is common (%s) is refused with words for the field', password => {
    expect(refusalOf(password)).toMatchObject({
      code: 'weak_password',
      details: [{ path: 'password', message: expect.stringContaining('Many people use this password') }],
    });
  });

  test('is refused when it is one of the ten thousand commonest of leaks, in any case', () => {
    const long = dictionary['passwords-common'].filter(leaked => leaked.length >= limits.passwordLengthMin);
    const commonest = long.slice(0, 10_000);
    expect(commonest).toHaveLength(10_000);
    // Judging takes a few milliseconds each: the first and every tenth, as they stand and as members write them.
    const tried = commonest.filter((_, at) => at < 200 || at % 10 === 0);
    const written = tried.flatMap((leaked, at) => (at % 2 === 0 ? leaked : leaked.toUpperCase()));
    expect(written.filter(leaked => !refusalOf(leaked))).toEqual([]);
  });

  test.each([
    'amina.yusuf84@example.org',
    'amina.yusuf84',
    'AMINA.YUSUF84',
    'aminayusuf',
    'Amina Yusuf',
    'Amina2026!',
    'yusuf1999',
  ])('that is the name or the address (%s) is refused', password => {
    expect(refusalOf(password)).toMatchObject({
      code: 'weak_password',
      details: [{ path: 'password', message: expect.stringContaining('your name or your e-mail') }],
    });
  });

  test.each(['sufra123', 'Sufra2026!', 'SUFRASUFRA', '5ufr@-22'])(
    'that is the brand (%s) is refused',
    password => {
      expect(refusalOf(password)).toMatchObject({ code: 'weak_password' });
    },
  );

  test.each([
    'correct horse battery staple',
    '        letters',
    'ab cd ef gh',
    'Kuchen-im-Ofen',
    'пароль который я знаю',
    'olive tree 42',
    'سفرة عامرة بالخير',
    '🍋🫒🧄🌿🍇🥖🍯🐟',
    'x'.padEnd(40, 'harira with dates '),
    'k7#mQz2p',
  ])('that cannot be guessed (%s) is accepted without rules about kinds of characters', password => {
    expect(refusalOf(password)).toBeUndefined();
  });

  test('that a generator made is accepted', () => {
    const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
    const oneOf = () => characters[randomInt(characters.length)];
    const refused = Array.from({ length: 200 }, () => Array.from({ length: 12 }, oneOf).join('')).filter(
      made => refusalOf(made),
    );
    expect(refused).toEqual([]);
  });

  test.each(['password1', '1qaz2wsx', 'a@4s$5o0i1!', 'ab1!', '🍋'])(
    'of the greatest length is judged by work in proportion to it, made of %j too',
    unit => {
      const work = (length: number) => refusalOf(unit.repeat(length).slice(0, length));
      expect(growthOf(work, 256)).toBeLessThan(maxGrowth);
    },
  );

  test('is not held against a member whose name is a single letter', () => {
    expect(refusalOf('saffron and rice', { email: 'a@example.org', name: 'A' })).toBeUndefined();
  });
});
