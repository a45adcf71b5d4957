import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ask, eventually, startAlone } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { silence } from '../../test/start-cook.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { watchDatabase } from '../../test/watch-database.ts';

type Alone = Awaited<ReturnType<typeof startAlone>>;

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

// Starting a process and waiting for a lease to end take their time on a busy machine.
const patienceMs = 90_000;

let under: UnderTest;
let watch: Awaited<ReturnType<typeof watchDatabase>>;
let alone: Alone;
beforeEach(async () => {
  under = await startForTest({ FREE_QUOTA_SIZE: '1', GENERATION_DEADLINE_MS: '30000' });
  watch = await watchDatabase(under.platform.database.url);
  alone = await startAlone(main, under.env({ MONGO_URL: watch.url, GENERATION_DEADLINE_MS: '4500' }));
}, patienceMs);
afterEach(async () => {
  alone.kill();
  await watch.close();
  await under.stop();
});

const body = { ingredients: ['chicken', 'rice'], mealType: 'Main Meals' };
interface Asked {
  url?: string;
  body?: object;
  headers?: Record<string, string>;
}
const as = async (userId: string, call: string, { url = under.service.url, ...more }: Asked = {}) =>
  ask(url, call, { token: await under.platform.keySet.tokenFor({ userId }), ...more });
const generate = (userId: string, more: Asked = {}) =>
  as(userId, 'POST /recipes/generate-openai', { body, ...more });
const allowanceOf = (userId: string) => under.allowances.findById(userId).lean();
const recipesOf = (userId: string) => under.recipes.find({ ownerId: userId }).lean();

/** Asks the service that is killed in the middle, and waits until it is. */
async function killedIn(userId: string, headers?: Record<string, string>) {
  const asked = generate(userId, { url: alone.url, ...(headers ? { headers } : {}) });
  await Promise.all([expect(asked).rejects.toThrow('fetch failed'), alone.exited]);
}

/** The one place of this member is there again, and not a moment before the lease of the dead ends. */
async function comesBack(userId: string) {
  const [lease] = (await allowanceOf(userId))?.leases ?? [];
  if (!lease) throw new Error('nothing is held');
  // However long a generation may take, which is thirty seconds here.
  expect(lease.until.getTime() - Date.now()).toBeLessThan(10_000);
  await eventually(async () => expect(await generate(userId)).toMatchObject({ status: 201 }), 60_000);
  expect(Date.now()).toBeGreaterThanOrEqual(lease.until.getTime());
  expect(await allowanceOf(userId)).toMatchObject({ recipesGenerated: 1, free: { total: 1 }, leases: [] });
  expect(await generate(userId)).toMatchObject({ status: 403, body: { code: 'quota_exhausted' } });
}

const killAt = (...words: string[]) => watch.strikeAt(words, () => alone.kill());

test(
  'a service killed while the cook is silent has counted nothing, and its place comes back',
  async () => {
    const userId = aMemberId();
    under.cook.play(silence);
    const killed = killedIn(userId);
    await eventually(() => expect(under.cook.calls).toHaveLength(1), 20_000);
    alone.kill();
    await killed;
    expect(await recipesOf(userId)).toEqual([]);
    await comesBack(userId);
  },
  patienceMs,
);

test(
  'its caller, who asks again with the same key, waits for that and gets a recipe',
  async () => {
    const userId = aMemberId();
    const headers = { 'idempotency-key': 'once' };
    under.cook.play(silence);
    const killed = killedIn(userId, headers);
    await eventually(() => expect(under.cook.calls).toHaveLength(1), 20_000);
    alone.kill();
    await killed;
    expect(await generate(userId, { headers })).toMatchObject({ status: 201 });
    expect(await allowanceOf(userId)).toMatchObject({ recipesGenerated: 1, leases: [] });
  },
  patienceMs,
);

test.each([
  ['before the recipe is written down', ['insert', 'recipes', 'ingredientLines'], 0],
  ['before it is counted', ['findAndModify', 'allowances', 'recipe.generated'], 1],
])(
  'one killed %s has counted and shown nothing, and its place comes back',
  async (_when, words, pending) => {
    const userId = aMemberId();
    killAt(...words);
    await killedIn(userId);
    const left = await recipesOf(userId);
    expect(left.map(({ isPending }) => isPending)).toEqual(Array(pending).fill(true));
    for (const { _id, keptUntil } of left) {
      expect(await as(userId, `GET /recipes/${_id}`)).toMatchObject({ status: 404 });
      expect(keptUntil).toBeInstanceOf(Date);
    }
    expect(await allowanceOf(userId)).toMatchObject({ recipesGenerated: 0, leases: [expect.anything()] });
    await comesBack(userId);
  },
  patienceMs,
);

test(
  'one killed when it has counted the recipe and not shown it leaves that to the next',
  async () => {
    const userId = aMemberId();
    const headers = { 'idempotency-key': 'once' };
    killAt('findAndModify', 'recipes', 'isPending');
    await killedIn(userId, headers);
    // Whether it is shown by now is for the other replica, which looks for what a killed one has left.
    expect(await recipesOf(userId)).toHaveLength(1);
    expect(await allowanceOf(userId)).toMatchObject({ recipesGenerated: 1, leases: [] });

    const [recipe] = await recipesOf(userId);
    // Another replica publishes the event; it waits for the lease of the killed one where that had just taken it.
    await eventually(
      () =>
        expect(under.platform.heard).toContainEqual(
          expect.objectContaining({ type: 'recipe.generated', subject: userId }),
        ),
      60_000,
    );
    const next = await under.startReplica();
    await eventually(async () =>
      expect(await as(userId, `GET /recipes/${recipe?._id}`)).toMatchObject({ status: 200 }),
    );
    expect((await generate(userId, { headers })).body.recipe._id).toBe(String(recipe?._id));
    await next.stop();
  },
  patienceMs,
);
