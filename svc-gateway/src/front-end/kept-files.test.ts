import { expect, test } from '@jest/globals';
import { createKeptFiles } from './kept-files.ts';

const hour = 3_600_000;
const aFile = (bytes: number) => ({ content: Buffer.alloc(bytes), etag: '"one"', isBrotli: true });

function aStore(options: { maxBytes?: number } = {}) {
  let time = 0;
  const kept = createKeptFiles({ ...options, now: () => time });
  const pass = (ms: number) => {
    time += ms;
  };
  return { kept, pass };
}

test('a file is there for a day after a build that names it was last seen', () => {
  const { kept, pass } = aStore();
  kept.put('/a.aaaaaaaa.js', aFile(10));
  pass(20 * hour);
  expect(kept.see('/a.aaaaaaaa.js')).toBe(true);
  pass(24 * hour);
  expect(kept.get('/a.aaaaaaaa.js')).toBeDefined();
  pass(1);
  expect(kept.get('/a.aaaaaaaa.js')).toBeUndefined();
});

test('what is over its day makes room, though there would be enough', () => {
  const { kept, pass } = aStore();
  kept.put('/a.aaaaaaaa.js', aFile(10));
  pass(25 * hour);
  kept.put('/b.bbbbbbbb.js', aFile(5));
  expect(kept.bytes()).toBe(5);
});

test('where the bytes do not do, the longest unseen go, and never what runs', () => {
  const { kept, pass } = aStore({ maxBytes: 100 });
  kept.put('/former.aaaaaaaa.js', aFile(40));
  pass(hour);
  kept.put('/one.bbbbbbbb.js', aFile(60));
  kept.put('/two.cccccccc.js', aFile(30));
  expect(kept.get('/former.aaaaaaaa.js')).toBeUndefined();
  kept.put('/three.dddddddd.js', aFile(11));
  const left = ['/one.bbbbbbbb.js', '/two.cccccccc.js', '/three.dddddddd.js'].map(file => kept.get(file));
  expect([left.map(Boolean), kept.bytes()]).toEqual([[true, true, false], 90]);
  kept.put('/large.eeeeeeee.js', aFile(101));
  expect(kept.bytes()).toBeLessThanOrEqual(100);
});
