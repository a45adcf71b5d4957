import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ask } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aWrittenRecipe } from '../../test/a-written-recipe.ts';
import { becomePremium } from '../../test/become-premium.ts';
import { goWrong, say } from '../../test/start-cook.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

const most = 5;
let under: UnderTest;
let replica: Awaited<ReturnType<UnderTest['startReplica']>>;
beforeAll(async () => {
  under = await startForTest({ FREE_GENERATIONS_PER_IP_AND_DAY: String(most) });
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
let places = 0;
/** An address that no other test is at. */
const aPlace = () => `203.0.113.${++places}`;
const either = (at: number) => (at % 2 === 0 ? under.service.url : replica.url);

interface Asked {
  ip: string;
  userId?: string;
  url?: string;
  body?: object;
  headers?: Record<string, string>;
}

async function generate({
  ip,
  userId = aMemberId(),
  url = under.service.url,
  body = chicken,
  headers,
}: Asked) {
  const token = await under.platform.keySet.tokenFor({ userId });
  return ask(url, 'POST /recipes/generate-openai', {
    ...{ token, body },
    headers: { 'x-forwarded-for': ip, ...headers },
  });
}

const farm = (ip: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => generate({ ip, url: either(at) })));
const refusal = { status: 429, body: { code: 'network_quota_exhausted' } };

describe('free recipes from one address', () => {
  test('are as many as it may have, for accounts by the dozen at once over two replicas', async () => {
    const ip = aPlace();
    under.cook.always(say(aWrittenRecipe(), 120));
    const answers = await farm(ip, 30);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(most);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(30 - most);
    expect(refused[0]).toMatchObject(refusal);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect(under.cook.calls).toHaveLength(most);
  });

  test('that are refused cost the member nothing, who may ask elsewhere', async () => {
    const ip = aPlace();
    const userId = aMemberId();
    await farm(ip, most);
    expect(await generate({ ip, userId })).toMatchObject(refusal);
    expect(await under.allowances.findById(userId).lean()).toMatchObject({ leases: [], tries: [] });
    for (let n = 1; n <= 3; n += 1) expect((await generate({ ip: aPlace(), userId })).status).toBe(201);
  });

  test('are not those of premium members, who get theirs in the same house', async () => {
    const ip = aPlace();
    const userId = aMemberId();
    await becomePremium(under, userId);
    for (let n = 1; n <= most + 1; n += 1) expect((await generate({ ip, userId })).status).toBe(201);
    const answers = await farm(ip, most + 1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(most);
    expect((await generate({ ip, userId })).status).toBe(201);
  });

  test('count no request that never got to the model, and each that it began to write', async () => {
    const ip = aPlace();
    expect((await generate({ ip, body: { userPrompt: 'carbonara with guanciale' } })).status).toBe(422);
    under.cook.play(goWrong('server-error'), goWrong('server-error'));
    expect((await generate({ ip })).status).toBe(502);
    under.cook.play(say({ isFood: false, title: '' }));
    expect((await generate({ ip, body: { userPrompt: 'bleach' } })).status).toBe(422);
    const answers = await farm(ip, most);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(most - 1);
  });

  test('count a repeated request once', async () => {
    const ip = aPlace();
    const userId = aMemberId();
    const headers = { 'idempotency-key': 'the same' };
    for (let n = 1; n <= 4; n += 1) expect((await generate({ ip, userId, headers })).status).toBe(201);
    const answers = await farm(ip, most);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(most - 1);
  });

  test('are those of a whole network of IPv6', async () => {
    const answers = [];
    for (let n = 1; n <= most + 1; n += 1) answers.push(await generate({ ip: `2001:db8:7:7:${n}::1` }));
    expect(answers.at(-1)).toMatchObject(refusal);
    expect((await generate({ ip: '2001:db8:7:8::1' })).status).toBe(201);
  });

  test('still count after a restart', async () => {
    const ip = aPlace();
    await farm(ip, most);
    const third = await under.startReplica();
    expect(await generate({ ip, url: third.url })).toMatchObject(refusal);
    await third.stop();
  });
});
