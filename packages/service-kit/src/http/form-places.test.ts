import { expect, test } from '@jest/globals';
import { createFormPlaces } from './form-places.ts';

const busy = expect.objectContaining({ code: 'service_unavailable', retryAfterSeconds: 2 });

function open() {
  let time = 0;
  const places = createFormPlaces({
    ...{ most: 4, mostOfEach: 3, leastBytesPerSecond: 1_000, patienceMs: 5_000 },
    now: () => time,
  });
  return { ...places, pass: (ms: number) => (time += ms) };
}

test('one caller has so many places, and leaves the others to others', () => {
  const { enter } = open();
  const own = ['a', 'a', 'a'].map(enter);
  expect(() => enter('a')).toThrow(busy);
  enter('b');
  own[0]?.leave();
  enter('a');
  expect(() => enter('c')).toThrow(busy);
});

test('a form that comes slowly gives its place to one that has none, the slowest first, and not before', () => {
  const { enter, pass } = open();
  const [quick, slow, slower, read] = ['a', 'b', 'c', 'd'].map(enter);
  read?.isRead();
  pass(4_000);
  expect(() => enter('e')).toThrow(busy);
  pass(1_000);
  quick?.came(5_000);
  slow?.came(4_000);
  slower?.came(1_000);
  enter('e');
  const given = () => [quick, slow, slower, read].map(place => place?.signal.aborted);
  expect(given()).toEqual([false, false, true, false]);
  expect(slower?.signal.reason).toMatchObject({ code: 'request_timeout' });
  enter('f');
  expect(given()).toEqual([false, true, true, false]);
  expect(() => enter('g')).toThrow(busy);
  // It has none to give back any more.
  slower?.leave();
  expect(() => enter('g')).toThrow(busy);
});

test('where there is room, a slow form has all its time', () => {
  const { enter, pass } = open();
  const slow = enter('a');
  pass(60_000);
  enter('b');
  expect(slow.signal.aborted).toBe(false);
});
