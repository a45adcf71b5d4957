import { expect, test } from '@jest/globals';
import { clockText } from './clock-text.ts';
import { isOver, paused, resumed, type Timer, timeLeft, withMinute } from './timer.ts';

const tea: Timer = {
  id: 'tea',
  name: 'Tea',
  about: 'Breakfast',
  link: '/breakfast',
  milliseconds: 180_000,
  endsAt: 180_000,
  pausedWith: null,
  hasRung: false,
};

test('a timer that is paused keeps what was left, and runs on from there', () => {
  const waiting = paused(tea, 60_000);
  expect(timeLeft(waiting, 900_000)).toBe(120_000);
  expect(isOver(waiting, 900_000)).toBe(false);
  expect(timeLeft(resumed(waiting, 900_000), 910_000)).toBe(110_000);
});

test('a minute more comes on top of what is left, paused or not', () => {
  expect(timeLeft(withMinute(tea, 60_000), 60_000)).toBe(180_000);
  expect(timeLeft(withMinute(paused(tea, 60_000), 70_000), 500_000)).toBe(180_000);
});

test('a minute more of a timer that is over runs from now on, and rings again', () => {
  const again = withMinute({ ...tea, hasRung: true }, 600_000);
  expect(timeLeft(again, 600_000)).toBe(60_000);
  expect(again.hasRung).toBe(false);
});

test.each([
  [0, '0:00'],
  [400, '0:01'],
  [75_000, '1:15'],
  [3_600_000, '1:00:00'],
  [4_505_000, '1:15:05'],
])('%i milliseconds are written as %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});
