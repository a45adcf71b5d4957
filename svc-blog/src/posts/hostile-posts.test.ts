import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { limits } from '@sufra/contracts';
import { ask } from '@sufra/service-kit/testing';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
  // The first post brings up what every later one finds there.
  await post('<p>Olives</p>');
});
afterAll(() => under.stop());

const post = (content: string) => under.send('POST /blogs', { fields: { title: 'Olives', content } });
const filled = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

async function timed<T>(work: () => Promise<T>) {
  const began = performance.now();
  const answer = await work();
  return { answer, ms: performance.now() - began };
}

/** By this process's processor, which other work of a busy machine does not lengthen. */
async function counted<T>(work: () => Promise<T>) {
  const before = process.cpuUsage();
  const answer = await work();
  const { user, system } = process.cpuUsage(before);
  return { answer, ms: (user + system) / 1_000 };
}

/** The cheapest of three: garbage that is collected meanwhile makes some of them dear. */
async function cheapest<T>(work: () => Promise<T>) {
  const all = [await counted(work), await counted(work), await counted(work)] as const;
  return all.reduce((best, next) => (next.ms < best.ms ? next : best));
}

/** How long each list took that was asked for, one after the other, while the work lasted. */
async function listsDuring(work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { answer, ms } = await timed(() => ask(under.service.url, 'GET /blogs'));
    expect(answer.status).toBe(200);
    times.push(ms);
  }
  await over;
  return times;
}

describe('a post that is too long', () => {
  test.each(['<', '<p', '<p>', '&nbsp;', ' ', 'a', '<img', '>', '\0'])(
    'of %j is refused in the words of the page, for as little work as one that is hardly longer than allowed',
    async piece => {
      const least = await cheapest(() => post(filled('a', limits.blogContentLength + 1)));
      const { answer, ms } = await cheapest(() => post(filled(piece, 1_000_000)));
      expect([answer.status, answer.body.details]).toEqual([
        400,
        [{ path: 'content', message: 'This post is too long.' }],
      ]);
      // Five times as long; a quadratic look at it would take half a minute.
      expect(ms).toBeLessThan(20 * least.ms + 500);
    },
  );

  test('by one character is refused, and the longest is not', async () => {
    expect((await post(filled('a ', limits.blogContentLength + 1))).status).toBe(400);
    expect((await post(filled('a ', limits.blogContentLength))).status).toBe(201);
  });
});

const tries = 3;
// None waits for as long as the post takes, unless that is no time at all.
const maxOfPost = 0.6;
const noTimeAtAll = 400;

test.each(['<b>', '<p><b>', 'ﷺ'])(
  'while the longest post of %j is prepared, others are answered',
  async piece => {
    const shares: number[] = [];
    // On a busy machine a list may wait for other reasons: then another try tells.
    for (let count = 0; count < tries && !shares.some(share => share < maxOfPost); count++) {
      const sending = timed(() => post(filled(piece, limits.blogContentLength)));
      const lists = await listsDuring(sending);
      const { answer, ms } = await sending;
      expect([201, 400]).toContain(answer.status);
      shares.push(Math.max(...lists) / Math.max(ms, noTimeAtAll));
    }
    expect(Math.min(...shares)).toBeLessThan(maxOfPost);
  },
  60_000,
);
