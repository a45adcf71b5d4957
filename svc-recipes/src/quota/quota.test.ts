import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aWrittenRecipe } from '../../test/a-written-recipe.ts';
import { fail, say, silence } from '../../test/start-cook.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
let replica: Awaited<ReturnType<UnderTest['startReplica']>>;
beforeAll(async () => {
  under = await startForTest({ GENERATION_DEADLINE_MS: '20000' });
  replica = await under.startReplica();
});
afterAll(async () => {
  await replica.stop();
  await under.stop();
});
beforeEach(() => {
  under.cook.play();
  under.cook.always(say(aWrittenRecipe()));
});

const chicken = { ingredients: ['chicken', 'rice'], mealType: 'Main Meals' };
const allowanceOf = (userId: string) => under.allowances.findById(userId).lean();

interface Asked {
  url?: string;
  body?: object;
  headers?: Record<string, string>;
}

async function generate(
  userId: string,
  { url = under.service.url, body = chicken, headers = {} }: Asked = {},
) {
  const token = await under.platform.keySet.tokenFor({ userId });
  return ask(url, 'POST /recipes/generate-openai', { token, body, headers });
}

const either = (at: number) => (at % 2 === 0 ? under.service.url : replica.url);
const countsOf = (answers: { status: number }[]) =>
  answers.reduce<Record<number, number>>((counts, { status }) => {
    counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }, {});

test('a generation that takes longer than its lease keeps its place', async () => {
  const hasty = await under.startReplica({ GENERATION_LEASE_MS: '600', FREE_QUOTA_SIZE: '1' });
  const userId = aMemberId();
  under.cook.always(say(aWrittenRecipe(), 3_000));
  const slow = generate(userId, { url: hasty.url });
  await eventually(async () => expect((await allowanceOf(userId))?.leases).toHaveLength(1));
  const first = (await allowanceOf(userId))?.leases[0]?.until ?? new Date();
  // It is renewed, and that is no change that others would have to give way to.
  await eventually(async () => {
    const [lease] = (await allowanceOf(userId))?.leases ?? [];
    expect(lease?.until.getTime()).toBeGreaterThan(first.getTime() + 600);
  });
  expect(await generate(userId, { url: hasty.url })).toMatchObject({
    status: 403,
    body: { code: 'quota_exhausted' },
  });
  const metrics = await (await fetch(`${hasty.internalUrl}/metrics`)).text();
  expect(metrics).toMatch(/sufra_generations_reserved\{[^}]*\} 1\n/);
  expect(await slow).toMatchObject({ status: 201 });
  await hasty.stop();
});

describe('the quota of a free member', () => {
  test('gives a hundred requests at once over two replicas exactly three recipes', async () => {
    const userId = aMemberId();
    under.cook.always(say(aWrittenRecipe(), 240));
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => generate(userId, { url: either(at) })),
    );

    expect(countsOf(answers)).toEqual({ 201: 3, 403: 97 });
    expect(under.cook.calls).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status === 403).map(({ body }) => body.code))).toEqual(
      new Set(['quota_exhausted']),
    );
    expect(await allowanceOf(userId)).toMatchObject({
      recipesGenerated: 3,
      free: { inMonth: 3, total: 3 },
      leases: [],
    });
  });

  test('is the same after a recipe is deleted', async () => {
    const userId = aMemberId();
    for (const _ of [1, 2, 3]) {
      const { body } = await generate(userId);
      const token = await under.platform.keySet.tokenFor({ userId });
      expect(await ask(under.service.url, `DELETE /recipes/${body.recipe._id}`, { token })).toMatchObject({
        status: 200,
      });
    }
    expect(await generate(userId)).toMatchObject({
      status: 403,
      body: { message: "You've reached your limit." },
    });
  });

  test('counts what an earlier account of the same address has used, as svc-auth says', async () => {
    const userId = aMemberId();
    await under.platform.tell({
      type: 'user.access-changed',
      subject: userId,
      sequence: 1,
      data: {
        userId,
        isAdmin: false,
        isModerator: false,
        endedSessions: [],
        sessionsNotBefore: null,
        deleted: false,
        displayName: null,
        usedBefore: { month: new Date().toISOString().slice(0, 7), inMonth: 2, total: 5 },
      },
    });
    await eventually(async () =>
      expect(await allowanceOf(userId)).toMatchObject({ usedBefore: { total: 5 } }),
    );
    expect(await generate(userId)).toMatchObject({ status: 201 });
    expect(await generate(userId)).toMatchObject({ status: 403, body: { code: 'quota_exhausted' } });
    await eventually(async () =>
      expect(under.platform.heard.find(({ subject }) => subject === userId)?.data).toMatchObject({
        recipesGenerated: 1,
        free: { inMonth: 3, total: 6 },
      }),
    );
  });

  test('begins anew with the month', async () => {
    const userId = aMemberId();
    await generate(userId);
    await under.allowances.updateOne(
      { _id: userId },
      { $set: { 'free.month': '2020-01', 'free.inMonth': 3, 'free.total': 3 } },
    );
    expect(await generate(userId)).toMatchObject({ status: 201 });
    expect(await allowanceOf(userId)).toMatchObject({ free: { inMonth: 1, total: 4 } });
  });

  test('gets its place back from a process that was killed, when its time is over', async () => {
    const userId = aMemberId();
    await generate(userId);
    const dead = (until: Date) => ['a', 'b'].map(id => ({ id, until, isFree: true, request: null }));
    await under.allowances.updateOne(
      { _id: userId },
      { $set: { leases: dead(new Date(Date.now() + 60_000)) } },
    );
    expect(await generate(userId)).toMatchObject({ status: 403, body: { code: 'quota_exhausted' } });
    await under.allowances.updateOne({ _id: userId }, { $set: { leases: dead(new Date(Date.now() - 1)) } });
    expect(await generate(userId)).toMatchObject({ status: 201 });
    expect(await allowanceOf(userId)).toMatchObject({ leases: [], free: { inMonth: 2 } });
  });

  test('is given back when the caller leaves, and the cook is told to stop', async () => {
    const userId = aMemberId();
    under.cook.play(silence);
    const token = await under.platform.keySet.tokenFor({ userId });
    const leaving = new AbortController();
    const asked = fetch(`${under.service.url}/api/v1/recipes/generate-openai`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(chicken),
      signal: leaving.signal,
    });
    await eventually(async () => expect(under.cook.calls).toHaveLength(1));
    leaving.abort();
    await expect(asked).rejects.toThrow();

    await eventually(async () => expect(await allowanceOf(userId)).toMatchObject({ leases: [] }));
    await eventually(async () => expect(under.cook.calls[0]?.isGone).toBe(true));
    expect(await allowanceOf(userId)).toMatchObject({ recipesGenerated: 0 });
  });

  test('is given back when the service stops in the middle', async () => {
    const userId = aMemberId();
    const third = await under.startReplica();
    under.cook.play(silence);
    const asked = generate(userId, { url: third.url });
    await eventually(async () => expect(under.cook.calls).toHaveLength(1));
    await third.stop();

    expect(await asked).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
    expect(await allowanceOf(userId)).toMatchObject({ leases: [], recipesGenerated: 0 });
  });
});

describe('a repeated request', () => {
  test('with the same Idempotency-Key, ten at once over two replicas, is one recipe, one unit and one call', async () => {
    const userId = aMemberId();
    under.cook.always(say(aWrittenRecipe(), 240));
    const headers = { 'idempotency-key': 'once' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => generate(userId, { url: either(at), headers })),
    );

    expect(countsOf(answers)).toEqual({ 201: 10 });
    expect(new Set(answers.map(({ body }) => body.recipe._id)).size).toBe(1);
    expect(under.cook.calls).toHaveLength(1);
    expect(await allowanceOf(userId)).toMatchObject({ recipesGenerated: 1 });
  });

  test('takes the place of one that failed', async () => {
    const userId = aMemberId();
    const headers = { 'idempotency-key': 'again' };
    under.cook.play(fail(401));
    expect(await generate(userId, { headers })).toMatchObject({ status: 502 });
    expect(await generate(userId, { headers })).toMatchObject({ status: 201 });
  });

  test('with other words is a conflict; another member’s key is another key', async () => {
    const headers = { 'idempotency-key': 'words' };
    const userId = aMemberId();
    await generate(userId, { headers });
    expect(await generate(userId, { headers, body: { userPrompt: 'lentil soup' } })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_conflict' },
    });
    expect(await generate(aMemberId(), { headers, body: { userPrompt: 'lentil soup' } })).toMatchObject({
      status: 201,
    });
  });
});

describe('a premium member', () => {
  const premium = async (userId: string) => {
    const data = { userId, since: new Date().toISOString() };
    await under.platform.tell({ type: 'subscription.activated', subject: userId, sequence: 1, data });
    await eventually(async () => expect(await allowanceOf(userId)).toMatchObject({ isPremium: true }));
  };

  test('has three generations at once and no more', async () => {
    const userId = aMemberId();
    await premium(userId);
    under.cook.always(say(aWrittenRecipe(), 360));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => generate(userId, { url: either(at) })),
    );
    expect(countsOf(answers)).toEqual({ 201: 3, 429: 5 });
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('5');
  });

  test('has so many tries an hour, and what the model never began to write is none', async () => {
    const strict = await under.startReplica({ PREMIUM_GENERATIONS_PER_HOUR: '2' });
    const userId = aMemberId();
    await premium(userId);
    under.cook.play(fail(401), fail(401), fail(401), say('no recipe'), say('no recipe'));
    const url = strict.url;
    for (const status of [502, 502, 502, 502, 201, 429])
      expect(await generate(userId, { url })).toMatchObject({ status });
    await strict.stop();
  });

  test('who leaves is free again, whatever order the news come in', async () => {
    const userId = aMemberId();
    await premium(userId);
    const data = { userId, since: new Date().toISOString() };
    await under.platform.tell({ type: 'subscription.cancelled', subject: userId, sequence: 3, data });
    await under.platform.tell({ type: 'subscription.activated', subject: userId, sequence: 2, data });
    await eventually(async () => expect(await allowanceOf(userId)).toMatchObject({ premiumSequence: 3 }));
    expect(await generate(userId, { body: { ...chicken, mealType: 'Dessert' } })).toMatchObject({
      status: 403,
      body: { code: 'premium_meal_type' },
    });
  });
});

describe('a free member', () => {
  test('who lets the model write and leaves again and again keeps the allowance and runs into the hour', async () => {
    const strict = await under.startReplica({ PREMIUM_GENERATIONS_PER_HOUR: '2' });
    const userId = aMemberId();
    under.cook.play(...Array.from({ length: 4 }, () => say('no recipe')));
    for (const status of [502, 502, 429])
      expect(await generate(userId, { url: strict.url })).toMatchObject({ status });
    expect(await allowanceOf(userId)).toMatchObject({ free: { inMonth: 0 }, leases: [] });
    await strict.stop();
  });
});

describe('the whole site', () => {
  test('runs so many at once, over all replicas', async () => {
    const [one, two] = await Promise.all([
      under.startReplica({ GENERATIONS_AT_ONCE: '4' }),
      under.startReplica({ GENERATIONS_AT_ONCE: '4' }),
    ]);
    under.cook.always(say(aWrittenRecipe(), 720));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => generate(aMemberId(), { url: at % 2 ? one.url : two.url })),
    );
    expect(countsOf(answers)).toEqual({ 201: 4, 503: 8 });
    expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('5');
    await Promise.all([one.stop(), two.stop()]);
  });

  test('lets the model write so many times a day, whether or not a recipe comes of it', async () => {
    await under.platform.database.connection.collection('site-limits').deleteMany({});
    const strict = await under.startReplica({ GENERATIONS_PER_DAY: '2' });
    under.cook.play(fail(401), say('no recipe'), say('no recipe'));
    for (const status of [502, 502, 201, 503])
      expect(await generate(aMemberId(), { url: strict.url })).toMatchObject({ status });
    await strict.stop();
  });
});

test('a recipe that was counted when its process was killed is shown by the next one', async () => {
  const userId = aMemberId();
  const { body } = await generate(userId);
  await under.recipes.updateOne({ _id: body.recipe._id }, { $set: { isPending: true } });
  const token = await under.platform.keySet.tokenFor({ userId });
  const read = () => ask(under.service.url, `GET /recipes/${body.recipe._id}`, { token });
  expect(await read()).toMatchObject({ status: 404 });

  const next = await under.startReplica();
  await eventually(async () => expect(await read()).toMatchObject({ status: 200 }));
  await next.stop();
});

test('there is no account left to count for when the account is deleted in the middle', async () => {
  const userId = aMemberId();
  under.cook.always(say(aWrittenRecipe(), 720));
  const asked = generate(userId);
  await eventually(async () => expect(under.cook.calls).toHaveLength(1));
  await under.platform.tell({
    type: 'user.access-changed',
    subject: userId,
    sequence: 9,
    data: {
      userId,
      isAdmin: false,
      isModerator: false,
      endedSessions: [],
      sessionsNotBefore: null,
      deleted: true,
      displayName: null,
    },
  });
  expect((await asked).status).toBeGreaterThanOrEqual(400);
  expect(await under.recipes.countDocuments({ ownerId: userId })).toBe(0);
  expect(await allowanceOf(userId)).toMatchObject({ leases: [], finished: [] });
});
