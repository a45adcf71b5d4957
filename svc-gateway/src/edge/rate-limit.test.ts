import { describe, expect, test } from '@jest/globals';
import { createRateLimit } from './rate-limit.ts';

describe('a rate limit', () => {
  test('lets a burst pass, then one at each interval', () => {
    const takeTurn = createRateLimit({ perMinute: 60, burst: 3 });
    expect([0, 1, 2].map(() => takeTurn('a', 0))).toEqual([0, 0, 0]);
    expect(takeTurn('a', 0)).toBe(1_000);
    expect(takeTurn('a', 400)).toBe(600);
    expect(takeTurn('a', 1_000)).toBe(0);
    expect(takeTurn('a', 1_000)).toBe(1_000);
  });

  test('fills up again while no caller asks', () => {
    const takeTurn = createRateLimit({ perMinute: 60, burst: 2 });
    takeTurn('a', 0);
    takeTurn('a', 0);
    expect([0, 1].map(() => takeTurn('a', 10_000))).toEqual([0, 0]);
    expect(takeTurn('a', 10_000)).toBe(1_000);
  });

  test('counts everybody apart', () => {
    const takeTurn = createRateLimit({ perMinute: 60, burst: 1 });
    expect([takeTurn('a', 0), takeTurn('b', 0)]).toEqual([0, 0]);
  });

  test('of 0 is none', () => {
    const takeTurn = createRateLimit({ perMinute: 0, burst: 0 });
    expect(Array.from({ length: 100 }, () => takeTurn('a', 0)).every(wait => wait === 0)).toBe(true);
  });

  test('forgets the caller seen longest ago before it grows without end', () => {
    const takeTurn = createRateLimit({ perMinute: 1, burst: 1 });
    for (let at = 0; at <= 50_000; at++) takeTurn(`key ${at}`, 0);
    expect(takeTurn('key 50000', 0)).toBeGreaterThan(0);
    expect(takeTurn('key 0', 0)).toBe(0);
  });
});
