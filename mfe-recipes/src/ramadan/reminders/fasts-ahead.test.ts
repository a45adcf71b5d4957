import { beforeEach, describe, expect, test } from '@jest/globals';
import { readFastReminders } from '@sufra/web-kit/reminders';
import { fastsAhead } from './fasts-ahead.ts';
import { keepFasts } from './keep-fasts.ts';

const town = {
  ...{ name: 'Cairo', namesIn: { ar: 'القاهرة' }, country: 'EG', timeZone: 'Africa/Cairo' },
  ...{ latitude: 30.0444, longitude: 31.2357 },
};
const dates = (from: string, more: object = {}) =>
  fastsAhead({ town, ...more }, new Date(from)).map(({ date }) => date);

describe('the fasts ahead', () => {
  test('are the days of Ramadan, from today on', () => {
    const all = dates('2027-02-01T10:00:00Z');
    expect([all[0], all.at(-1), all.length]).toEqual(['2027-02-08', '2027-03-08', 29]);
    expect(dates('2027-03-08T10:00:00Z')).toEqual(['2027-03-08']);
    expect(dates('2027-03-11T10:00:00Z')).toEqual([]);
  });

  test('and those of the Sunnah for those who want them marked', () => {
    expect(dates('2027-05-01T10:00:00Z')).toEqual([]);
    expect(dates('2027-05-01T10:00:00Z', { showsFasts: true })).toEqual(
      expect.arrayContaining(['2027-05-03', '2027-05-06']),
    );
  });
});

describe('what the shell is told', () => {
  const member = '5afa000000000000000000f2';
  const turnOn = (...kinds: string[]) =>
    localStorage.setItem(`kept-for:${member}:reminders`, JSON.stringify(kinds));
  const now = new Date('2027-02-08T00:00:00Z');
  beforeEach(() => localStorage.clear());

  test('is nothing until a member has turned one on, and nothing of a town that is not chosen', () => {
    keepFasts(member, { town }, now);
    turnOn('timers');
    keepFasts(member, { town }, now);
    expect(localStorage.getItem(`kept-for:${member}:fast-reminders`)).toBeNull();
    turnOn('iftar');
    keepFasts(member, {}, now);
    expect(readFastReminders(member)).toEqual([]);
  });

  test('is each iftar, never early, and fifteen minutes before each end of the suhoor; nothing once it is off', () => {
    turnOn('iftar', 'suhoor');
    keepFasts(member, { town }, now);
    const [fast] = fastsAhead({ town }, now);
    const told = readFastReminders(member);
    const first = told.filter(({ tag }) => tag.endsWith(' 2027-02-08'));
    expect(first.map(({ kind, at }) => [kind, at])).toEqual([
      ['suhoor', (fast?.suhoorEnds.getTime() ?? 0) - 900_000],
      ['iftar', fast?.iftar.getTime()],
    ]);
    expect(first.map(({ title, body }) => [title, body])).toEqual([
      ['The suhoor ends in 15 minutes', expect.stringMatching(/^At 0\d:\d\d in Cairo$/)],
      ['It is time for iftar', expect.stringMatching(/^At 17:\d\d in Cairo$/)],
    ]);
    turnOn('timers');
    keepFasts(member, { town }, now);
    expect(readFastReminders(member)).toEqual([]);
  });
});
