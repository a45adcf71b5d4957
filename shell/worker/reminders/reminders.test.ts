import { describe, expect, test } from '@jest/globals';
import { dueAt } from './due-reminders.ts';
import { addressOf } from './open-notification.ts';
import type { StoredReminder } from './reminder-store.ts';

const minute = 60_000;
const now = Date.parse('2027-02-08T15:00:00Z');
const aReminder = (at: number, isShown = false): StoredReminder => ({
  ...{ at, tag: String(at), title: 'Rice is done', body: '', path: '/', isShown },
});

describe('a message that says nothing is for', () => {
  test.each([
    ['what has just become due', 0, true],
    ['what is due in a moment, by a clock that is a little behind', 4_000, true],
    ['nothing that is ahead', minute, false],
    ['what a push service has held back', -2 * minute, true],
    ['nothing that is long over', -11 * minute, false],
  ])('%s', (_, ms, isDue) => {
    expect(dueAt([aReminder(now + ms)], now)).toHaveLength(isDue ? 1 : 0);
  });

  test('all that is due by now, and nothing that was shown', () => {
    const [early, late] = [aReminder(now - minute), aReminder(now)];
    expect(dueAt([late, early, aReminder(now - 1_000, true)], now)).toEqual([early, late]);
  });
});

describe('a notification leads', () => {
  test.each([
    [{ path: '/recipe/a?step=2', language: 'en' }, '/recipe/a?step=2'],
    [{ path: '/ramadan', language: 'ar' }, '/ar/ramadan'],
    [{ path: '/ramadan', language: 'xx' }, '/ramadan'],
    [{}, '/'],
    [null, '/'],
  ])('%j to %s', (data, path) => {
    expect(addressOf(data).href).toBe(location.origin + path);
  });

  test.each(['//evil.example/a', 'https://evil.example', '/\\evil.example'])('nowhere else by %s', path => {
    expect(addressOf({ path, language: 'en' }).origin).toBe(location.origin);
  });
});
