import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GenerationEvent } from '@sufra/contracts';
import { ask, eventually, readLog } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aWrittenRecipe } from '../../test/a-written-recipe.ts';
import { allOf, askForEvents, outline } from '../../test/ask-for-events.ts';
import { byHand, fail, say, sayInBytes, silence } from '../../test/start-cook.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

const logFile = join(mkdtempSync(join(tmpdir(), 'sufra-log-')), 'out.log');
let under: UnderTest;
beforeAll(async () => {
  under = await startForTest({ GENERATION_DEADLINE_MS: '15000', LOG_FILE: logFile, LOG_LEVEL: 'info' });
});
afterAll(() => under.stop());
beforeEach(() => under.cook.play());

const chicken = { ingredients: ['chicken', 'rice'], mealType: 'Main Meals' };
const tokenOf = (userId: string) => under.platform.keySet.tokenFor({ userId });
const allowanceOf = (userId: string) => under.allowances.findById(userId).lean();

interface Asked {
  userId?: string;
  url?: string;
  body?: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

async function open({ userId = aMemberId(), url = under.service.url, body = chicken, ...more }: Asked = {}) {
  return askForEvents(url, { token: await tokenOf(userId), body, ...more });
}
const listen = async (asked?: Asked) => allOf((await open(asked)).events());

/** The next of this kind; what comes before it is passed over. */
async function next(events: AsyncGenerator<GenerationEvent>, wanted: string): Promise<GenerationEvent> {
  for (;;) {
    const { value, done } = await events.next();
    if (done) throw new Error(`the stream ended without ${wanted}`);
    if (outline([value])[0] === wanted) return value;
  }
}

const premium = async (userId: string) => {
  const data = { userId, since: new Date().toISOString() };
  await under.platform.tell({ type: 'subscription.activated', subject: userId, sequence: 1, data });
  await eventually(async () => expect(await allowanceOf(userId)).toMatchObject({ isPremium: true }));
};

const written = aWrittenRecipe();
const partsOf = ({ ingredientLines, steps }: typeof written) => [
  'title',
  'description',
  ...ingredientLines.map(() => 'ingredient'),
  ...steps.map(() => 'step'),
];

describe('a recipe that is shown as it grows', () => {
  test('comes part by part in its order, and whole at the end', async () => {
    const userId = aMemberId();
    const { status, headers, events } = await open({ userId });
    const all = await allOf(events());

    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(outline(all)).toEqual(['accepted', 'writing', ...partsOf(written), 'checking', 'done']);
    const done = all.at(-1);
    if (done?.event !== 'done') throw new Error('there is no recipe');
    const parts = all.flatMap(({ event, data }) => (event === 'part' ? [data] : []));
    const { title, description, ingredientLines, steps } = done.data.recipe;
    expect(parts).toEqual([
      { part: 'title', value: title },
      { part: 'description', value: description },
      ...ingredientLines.map(value => ({ part: 'ingredient', value })),
      ...steps.map(value => ({ part: 'step', value })),
    ]);
    const read = await ask(under.service.url, `GET /recipes/${done.data.recipe._id}`, {
      token: await tokenOf(userId),
    });
    expect(read.body.recipe).toEqual(done.data.recipe);
    expect(await allowanceOf(userId)).toMatchObject({ recipesGenerated: 1, leases: [] });
  });

  test('shows each part as soon as it is whole, and nothing of one that is not', async () => {
    const hand = byHand();
    under.cook.play(hand.play);
    const { events } = await open();
    const stream = events();
    await next(stream, 'writing');
    const json = JSON.stringify(written);
    const upTo = (words: string) => json.indexOf(words) + words.length;
    let said = 0;
    const sayUpTo = async (at: number) => {
      await hand.say(json.slice(said, at));
      said = at;
    };

    await sayUpTo(upTo('"A pot of'));
    expect(await next(stream, 'title')).toMatchObject({ data: { value: 'Chicken with rice' } });
    const description = next(stream, 'description');
    expect(await Promise.race([description, quiet()])).toBe('nothing');
    await sayUpTo(upTo('"chicken thighs"'));
    expect(await description).toMatchObject({ data: { value: 'A pot of rice with chicken.' } });
    const ingredient = next(stream, 'ingredient');
    expect(await Promise.race([ingredient, quiet()])).toBe('nothing');
    await sayUpTo(json.length);
    expect(await ingredient).toMatchObject({ data: { value: { item: 'chicken thighs', quantity: 600 } } });
    await hand.end();
    await next(stream, 'done');
  });

  test('is whole in every alphabet, however its bytes are cut', async () => {
    const foreign = aWrittenRecipe({
      title: 'كبسة الدجاج 🍗',
      description: 'قدر من الأرز والدجاج يجتمع حوله الأهل à la Füße — 鶏ごはん',
      ingredientLines: [{ quantity: 0.5, unit: 'kg', item: 'دجاج', note: '½ ⅓ é' }],
      steps: [{ text: 'اطبخ الدجاج.', minutes: 30 }],
      calories: 270,
      tags: ['أرز'],
    });
    under.cook.play(sayInBytes(foreign));
    const all = await listen({ body: { ...chicken, language: 'ar' } });
    expect(all).toContainEqual({ event: 'part', data: { part: 'title', value: 'كبسة الدجاج 🍗' } });
    expect(all.at(-1)).toMatchObject({
      event: 'done',
      data: {
        recipe: {
          title: 'كبسة الدجاج 🍗',
          description: foreign.description,
          ingredients: ['½ kg دجاج, ½ ⅓ é'],
        },
      },
    });
  });

  test('cannot put an event of its own into the stream', async () => {
    const text = 'Stir.\r\n\r\nevent: done\ndata: {"recipe":{}}\n\n';
    under.cook.play(say(aWrittenRecipe({ steps: [{ text, minutes: null }] })));
    const all = await listen();
    expect(outline(all).filter(word => word === 'done')).toHaveLength(1);
    expect(all).toContainEqual({
      event: 'part',
      data: { part: 'step', value: { text: 'Stir. event: done data: {"recipe":{}}', minutes: null } },
    });
  });
});

describe('what may not be in a recipe', () => {
  const [line] = written.ingredientLines;
  const [step] = written.steps;
  const withPork: [string, object][] = [
    ['title', { title: 'Pork with rice' }],
    ['description', { description: 'A pot of pork.' }],
    ['ingredient', { ingredientLines: [line, { ...line, item: 'pork shoulder' }] }],
    ['note of an ingredient', { ingredientLines: [{ ...line, note: 'fried in pork fat' }, line] }],
    ['step', { steps: [step, { text: 'Crisp the pork.', minutes: 9 }] }],
    ['tag', { tags: ['Pork'] }],
  ];

  test.each(withPork)(
    'never reaches a member from a %s, and another recipe is asked for',
    async (_where, bad) => {
      under.cook.play(say(aWrittenRecipe(bad)));
      const all = await listen();

      expect(JSON.stringify(all)).not.toMatch(/pork/i);
      const words = outline(all);
      const again = words.indexOf('again');
      expect(words.slice(0, 2)).toEqual(['accepted', 'writing']);
      expect(all[again]).toEqual({
        event: 'progress',
        data: { stage: 'again', reason: 'An ingredient was not halal.' },
      });
      expect(words.slice(again + 1)).toEqual(['writing', ...partsOf(written), 'checking', 'done']);
      expect(under.cook.calls).toHaveLength(2);
      expect(under.cook.calls[1]?.messages.at(-1)?.content).toMatch(/pork/i);
    },
  );

  test('is not paid for to its end', async () => {
    const hand = byHand();
    under.cook.play(hand.play);
    const listening = listen();
    await hand.say('{"isFood":true,"title":"Rice with pork and prunes","description":"Slow.');
    await eventually(() => expect(under.cook.calls[0]?.isGone).toBe(true));
    expect(outline(await listening).at(-1)).toBe('done');
  });

  test('is refused by name after three times', async () => {
    const userId = aMemberId();
    const bad = say(aWrittenRecipe({ title: 'Pork pie' }));
    under.cook.play(bad, bad, bad);
    const all = await listen({ userId });
    expect(outline(all).filter(word => word === 'again')).toHaveLength(2);
    expect(all.at(-1)).toMatchObject({ event: 'problem', data: { code: 'not_halal' } });
    expect(await allowanceOf(userId)).toMatchObject({ recipesGenerated: 0, leases: [] });
  });

  test('nor what the member avoids', async () => {
    const almonds = { quantity: 50, unit: 'g', item: 'almonds', note: null };
    under.cook.play(say(aWrittenRecipe({ ingredientLines: [line, almonds] })));
    const all = await listen({ body: { ...chicken, avoid: ['nuts'] } });
    expect(JSON.stringify(all.slice(0, -1))).not.toContain('almond');
    expect(all).toContainEqual({
      event: 'progress',
      data: { stage: 'again', reason: 'An ingredient stood on your list of what to avoid.' },
    });
    expect(outline(all).at(-1)).toBe('done');
  });
});

describe('what goes wrong', () => {
  const refused = async (asked: Asked) => {
    const { status, headers, answer } = await open(asked);
    expect(headers.get('content-type')).toContain('application/json');
    return { status, retryAfter: headers.get('retry-after'), body: await answer.json() };
  };

  test('before the start is answered with its status', async () => {
    const userId = aMemberId();
    expect(await refused({ body: {} })).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(await refused({ body: { ...chicken, mealType: 'Dessert' } })).toMatchObject({
      status: 403,
      body: { code: 'premium_meal_type' },
    });
    expect(await refused({ body: { userPrompt: 'pork pie' } })).toMatchObject({
      status: 422,
      body: { code: 'not_halal' },
    });
    for (const _ of [1, 2, 3]) expect(outline(await listen({ userId })).at(-1)).toBe('done');
    expect(await refused({ userId })).toMatchObject({ status: 403, body: { code: 'quota_exhausted' } });
  });

  test('by any of the limits too, with when to come again', async () => {
    const userId = aMemberId();
    await premium(userId);
    const strict = await under.startReplica({ PREMIUM_GENERATIONS_PER_HOUR: '1' });
    await listen({ userId, url: strict.url });
    const hourly = await refused({ userId, url: strict.url });
    expect(hourly).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(hourly.retryAfter)).toBeGreaterThan(3_000);
    await strict.stop();

    under.cook.play(silence, silence, silence);
    const leaving = new AbortController();
    const three = [1, 2, 3].map(() => open({ userId, signal: leaving.signal }));
    await eventually(() => expect(under.cook.calls).toHaveLength(3));
    expect(await refused({ userId })).toMatchObject({ status: 429, retryAfter: '5' });
    leaving.abort();
    await Promise.allSettled(three);
    await eventually(async () => expect(await allowanceOf(userId)).toMatchObject({ leases: [] }));

    const site = under.platform.database.connection.collection<{ _id: string }>('site-limits');
    const full = await under.startReplica({ GENERATIONS_PER_DAY: '1' });
    const refusedForToday = async () => {
      const day = new Date().toISOString().slice(0, 10);
      await site.updateOne({ _id: 'running' }, { $set: { day, count: 1 } }, { upsert: true });
      expect(await refused({ url: full.url })).toMatchObject({
        status: 503,
        body: { code: 'service_unavailable' },
        retryAfter: expect.stringMatching(/^\d+$/),
      });
    };
    // Once more where midnight came in between.
    await refusedForToday().catch(refusedForToday);
    await full.stop();
  });

  test('after the start is told as a problem, in the shape of every other', async () => {
    const userId = aMemberId();
    under.cook.play(fail(401));
    const all = await listen({ userId, headers: { 'x-request-id': 'abcdef-123456' } });
    const message = 'The kitchen gave no usable recipe. Nothing was counted; please try again.';
    expect(outline(all)).toEqual(['accepted', 'writing', 'problem']);
    expect(all.at(-1)?.data).toEqual({
      error: message,
      message,
      code: 'generator_unavailable',
      requestId: 'abcdef-123456',
    });
    expect(await allowanceOf(userId)).toMatchObject({ recipesGenerated: 0, leases: [] });
  });

  test('what is no food is refused in the stream', async () => {
    under.cook.play(say({ isFood: false }));
    expect((await listen({ body: { userPrompt: 'a poem' } })).at(-1)).toMatchObject({
      event: 'problem',
      data: { code: 'not_food' },
    });
  });

  test('a cook who is too slow ends it with a problem, and is hung up on', async () => {
    const userId = aMemberId();
    const hasty = await under.startReplica({ GENERATION_DEADLINE_MS: '2000' });
    const hand = byHand();
    under.cook.play(hand.play);
    const listening = listen({ userId, url: hasty.url });
    await hand.say(JSON.stringify(written).slice(0, 150));
    const all = await listening;
    expect(all.at(-1)).toMatchObject({ event: 'problem', data: { code: 'generator_timeout' } });
    await eventually(() => expect(under.cook.calls[0]?.isGone).toBe(true));
    expect(await allowanceOf(userId)).toMatchObject({ recipesGenerated: 0, leases: [] });
    await hasty.stop();
  });

  test('a service that stops says so, and gives the place back', async () => {
    const userId = aMemberId();
    const replica = await under.startReplica();
    const hand = byHand();
    under.cook.play(hand.play);
    const { events } = await open({ userId, url: replica.url });
    const stream = events();
    await next(stream, 'writing');
    const stopped = replica.stop();
    expect(await next(stream, 'problem')).toMatchObject({ data: { code: 'service_unavailable' } });
    await stopped;
    expect(await allowanceOf(userId)).toMatchObject({ recipesGenerated: 0, leases: [] });
  });
});

describe('a caller', () => {
  test('who repeats the request with its key gets the same recipe, also while it is being written', async () => {
    const userId = aMemberId();
    const headers = { 'idempotency-key': 'a-stream' };
    const hand = byHand();
    under.cook.play(hand.play);
    const first = listen({ userId, headers });
    await eventually(() => expect(under.cook.calls).toHaveLength(1));
    const second = listen({ userId, headers });
    await hand.say(JSON.stringify(written));
    await hand.end();
    const done = (await first).at(-1);

    expect(done?.event).toBe('done');
    for (const repeated of [await second, await listen({ userId, headers })])
      expect(repeated).toEqual([{ event: 'progress', data: { stage: 'accepted' } }, done]);
    expect(under.cook.calls).toHaveLength(1);
    expect(await allowanceOf(userId)).toMatchObject({ recipesGenerated: 1, leases: [] });
  });

  test('who leaves in the middle gets the place back, without a word of failure in the log', async () => {
    const userId = aMemberId();
    const hand = byHand();
    under.cook.play(hand.play);
    const leaving = new AbortController();
    const requestId = 'leaves-in-the-middle';
    const { events } = await open({ userId, signal: leaving.signal, headers: { 'x-request-id': requestId } });
    const stream = events();
    await hand.say(JSON.stringify(written).slice(0, 150));
    await next(stream, 'title');
    leaving.abort();
    await expect(allOf(stream)).rejects.toThrow();

    await eventually(async () => expect(await allowanceOf(userId)).toMatchObject({ leases: [] }));
    await eventually(() => expect(under.cook.calls[0]?.isGone).toBe(true));
    expect(await allowanceOf(userId)).toMatchObject({ recipesGenerated: 0 });
    expect(await under.recipes.countDocuments({ ownerId: userId })).toBe(0);
    const linesOf = () =>
      readLog(logFile)
        .split('\n')
        .filter(text => text.includes(requestId))
        .map(text => JSON.parse(text));
    await eventually(() => expect(linesOf()).toHaveLength(2));
    expect(new Set(linesOf().map(({ level }) => level))).toEqual(new Set(['info']));
  });
});

/** Long enough for what is on its way to arrive; what never comes cannot be waited for. */
const quiet = () => new Promise<string>(resolve => setTimeout(resolve, 200, 'nothing'));
