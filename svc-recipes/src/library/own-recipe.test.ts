import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Recipe } from '@sufra/contracts';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { becomePremium, leavePremium } from '../../test/become-premium.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const as = async (userId: string, call: string, body?: unknown) =>
  ask(under.service.url, call, { token: await under.platform.keySet.tokenFor({ userId }), body });

/** As a generation leaves it: with an event of its own where it is saved. */
async function kept(overrides: Parameters<typeof aRecipe>[0] = {}) {
  const ownerId = aMemberId();
  const recipe = await under.recipes.create(aRecipe({ ownerId, ...overrides }));
  return { ownerId, id: String(recipe._id) };
}
const hours = (n: number) => new Date(Date.now() + n * 3_600_000);
const unsaved = { isSaved: false, keptUntil: hours(20) };
const eventsOf = (id: string) => under.platform.heard.filter(({ subject }) => subject === id);
const stored = (id: string) => under.recipes.findById(id).lean();

const callsOf = (id: string): [string, unknown?][] => [
  [`GET /recipes/${id}`],
  [`HEAD /recipes/${id}`],
  [`PATCH /recipes/${id}`, { favorite: true }],
  [`POST /recipes/${id}/share`],
  [`DELETE /recipes/${id}/share`],
  [`POST /recipes/${id}/restore`],
  [`DELETE /recipes/${id}`],
];

describe('a recipe', () => {
  test('is there for its owner, each field as the contract says and none beside it', async () => {
    const { ownerId, id } = await kept({ shareToken: 'x'.repeat(22) });
    const { status, body } = await as(ownerId, `GET /recipes/${id}`);
    expect(status).toBe(200);
    expect(Recipe.strict().parse(body.recipe)).toMatchObject({
      _id: id,
      ingredients: ['200 g pearl barley', '500 g lamb shoulder, in cubes'],
      isSaved: true,
      keptUntil: null,
      shareToken: 'x'.repeat(22),
    });
    expect((await as(ownerId, `HEAD /recipes/${id}`)).status).toBe(200);
  });

  test('of another member is not there, by any call, and stays as it is', async () => {
    const { id } = await kept({ shareToken: 'y'.repeat(22) });
    const before = await stored(id);
    const stranger = aMemberId();
    await becomePremium(under, stranger);
    for (const [call, body] of callsOf(id)) {
      const answer = await as(stranger, call, body);
      expect([call, answer.status]).toEqual([call, 404]);
      if (answer.body)
        expect(answer.body).toMatchObject({ code: 'not_found', message: 'There is nothing here.' });
    }
    expect(await stored(id)).toEqual(before);
    expect((await as(stranger, 'GET /recipes')).body.recipes).toEqual([]);
  });

  test('that no member has is answered like that of another', async () => {
    for (const [call, body] of callsOf(aMemberId()))
      expect(await as(aMemberId(), call, body)).toMatchObject({ status: 404 });
  });

  test.each([
    '1',
    'x'.repeat(24),
    'A'.repeat(24),
    `${'a'.repeat(24)}0`,
    '%7B%22$gt%22:%22%22%7D',
    '..%2f..%2fetc',
    '[$ne]',
  ])('is not asked for by %j', async id => {
    const { ownerId } = await kept();
    for (const [call, body] of callsOf(id)) {
      const answer = await as(ownerId, call, body);
      expect([call, answer.status]).toEqual([call, 400]);
      if (answer.body) expect(answer.body).toMatchObject({ code: 'invalid_request' });
    }
  });

  test('that is written but not yet counted is not shown', async () => {
    const { ownerId, id } = await kept({ isPending: true, keptUntil: hours(24) });
    for (const [call, body] of callsOf(id))
      expect(await as(ownerId, call, body)).toMatchObject({ status: 404 });
    expect((await as(ownerId, 'GET /recipes')).body.recipes).toEqual([]);
  });
});

describe('a recipe that is not saved', () => {
  test('is there for its owner until its day is over, without being listed', async () => {
    const { ownerId, id } = await kept(unsaved);
    expect(await as(ownerId, `GET /recipes/${id}`)).toMatchObject({
      status: 200,
      body: { recipe: { isSaved: false, keptUntil: unsaved.keptUntil.toISOString() } },
    });
    expect((await as(ownerId, 'GET /recipes')).body.recipes).toEqual([]);

    await under.recipes.updateOne({ _id: id }, { $set: { keptUntil: hours(-0.001) } });
    for (const [call, body] of callsOf(id))
      expect(await as(ownerId, call, body)).toMatchObject({ status: 404 });
  });

  test('has no heart for a free member', async () => {
    const { ownerId, id } = await kept(unsaved);
    expect(await as(ownerId, `PATCH /recipes/${id}`, { favorite: true })).toMatchObject({
      status: 403,
      body: { code: 'premium_only', message: 'This is for premium members.' },
    });
    expect(await stored(id)).toMatchObject({ isSaved: false, favorite: false });
  });

  test('is saved by the heart of who came to premium in time', async () => {
    const { ownerId, id } = await kept(unsaved);
    await becomePremium(under, ownerId);
    expect(await as(ownerId, `PATCH /recipes/${id}`, { favorite: false })).toMatchObject({
      body: { recipe: { isSaved: false } },
    });
    const hearts = await Promise.all(
      [1, 2, 3].map(() => as(ownerId, `PATCH /recipes/${id}`, { favorite: true })),
    );
    for (const heart of hearts)
      expect(heart).toMatchObject({
        status: 200,
        body: { recipe: { isSaved: true, favorite: true, keptUntil: null } },
      });
    expect((await as(ownerId, 'GET /recipes')).body.recipes).toHaveLength(1);
    await eventually(() =>
      expect(eventsOf(id)).toMatchObject([
        { type: 'recipe.saved', data: { recipeId: id, userId: ownerId, title: 'Barley soup with lamb' } },
      ]),
    );
  });

  test('can be deleted, and no other service hears of it', async () => {
    const { ownerId, id } = await kept(unsaved);
    expect((await as(ownerId, `DELETE /recipes/${id}`)).status).toBe(200);
    await eventually(async () => expect(await stored(id)).toBeNull());
    expect(eventsOf(id)).toEqual([]);
  });
});

describe('a heart', () => {
  test('is given and taken, as often as one likes', async () => {
    const { ownerId, id } = await kept();
    for (const favorite of [true, true, false, false, true]) {
      expect(await as(ownerId, `PATCH /recipes/${id}`, { favorite })).toMatchObject({
        status: 200,
        body: { recipe: { _id: id, favorite } },
      });
      expect((await as(ownerId, 'GET /recipes')).body.recipes).toMatchObject([{ favorite }]);
    }
  });

  test.each([
    {},
    { favorite: 'true' },
    { favorite: 1 },
    { favorite: null },
    { favorite: { $ne: false } },
    [],
  ])('is not given by %j', async body => {
    const { ownerId, id } = await kept();
    expect(await as(ownerId, `PATCH /recipes/${id}`, body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
  });

  test('changes nothing else, whatever comes with it', async () => {
    const { ownerId, id } = await kept();
    const more = {
      title: 'Mine',
      ownerId: aMemberId(),
      isSaved: false,
      shareToken: 'z'.repeat(22),
      $set: { title: 'x' },
    };
    const { body } = await as(ownerId, `PATCH /recipes/${id}`, { favorite: true, ...more });
    expect(body.recipe).toMatchObject({ title: 'Barley soup with lamb', isSaved: true, shareToken: null });
    expect(await stored(id)).toMatchObject({ ownerId, title: 'Barley soup with lamb' });
  });
});

describe('a deletion', () => {
  test('takes the recipe away at once, is told once, and leaves nothing behind', async () => {
    const { ownerId, id } = await kept();
    expect(await as(ownerId, `DELETE /recipes/${id}`)).toMatchObject({
      status: 200,
      body: { message: 'The recipe is deleted.' },
    });
    for (const [call, body] of callsOf(id).filter(([call]) => !call.endsWith('/restore')))
      expect(await as(ownerId, call, body)).toMatchObject({ status: 404 });
    expect((await as(ownerId, 'GET /recipes')).body.recipes).toEqual([]);
    await eventually(async () => expect(await stored(id)).toBeNull());
    expect(await as(ownerId, `POST /recipes/${id}/restore`)).toMatchObject({ status: 404 });
    expect(eventsOf(id)).toMatchObject([{ type: 'recipe.deleted', data: { recipeId: id, userId: ownerId } }]);
  });

  test('ten times at once is one', async () => {
    const { ownerId, id } = await kept();
    const answers = await Promise.all(Array.from({ length: 10 }, () => as(ownerId, `DELETE /recipes/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
    await eventually(async () => expect(await stored(id)).toBeNull());
    expect(eventsOf(id)).toHaveLength(1);
  });

  test('is told after what was told before', async () => {
    const { ownerId, id } = await kept(unsaved);
    await becomePremium(under, ownerId);
    await as(ownerId, `PATCH /recipes/${id}`, { favorite: true });
    await as(ownerId, `DELETE /recipes/${id}`);
    await eventually(() => expect(eventsOf(id)).toHaveLength(2));
    expect(eventsOf(id).map(({ type }) => type)).toEqual(['recipe.saved', 'recipe.deleted']);
    const [saved, deleted] = eventsOf(id).map(({ sequence }) => Number(sequence));
    expect(deleted).toBeGreaterThan(saved ?? Infinity);
  });
});

test('a member who left premium keeps, reads, marks, shares and deletes what is saved', async () => {
  const { ownerId, id } = await kept();
  await becomePremium(under, ownerId);
  await leavePremium(under, ownerId);
  expect((await as(ownerId, 'GET /recipes')).body.recipes).toHaveLength(1);
  for (const [call, body] of callsOf(id))
    expect([call, (await as(ownerId, call, body)).status]).toEqual([call, 200]);
  expect((await as(ownerId, 'GET /recipes')).body.recipes).toEqual([]);
});

describe('a deletion that is undone', () => {
  let patient: UnderTest['service'];
  beforeAll(async () => {
    patient = await under.startReplica({ RECIPE_RESTORE_MS: '60000' });
    // The other replica would erase it after a moment.
    await under.service.stop();
  });
  afterAll(() => patient.stop());
  const at = async (userId: string, call: string, body?: unknown) =>
    ask(patient.url, call, { token: await under.platform.keySet.tokenFor({ userId }), body });

  test.each([
    ['saved', { favorite: true, shareToken: 'r'.repeat(22) }, 'GET /recipes'],
    ['not saved', unsaved, 'GET /recipes/unsaved'],
  ])('brings a %s recipe back as it was, and no event', async (_kind, overrides, list) => {
    const { ownerId, id } = await kept(overrides);
    const before = (await at(ownerId, list)).body;
    expect(before.recipes).toMatchObject([{ _id: id }]);
    await at(ownerId, `DELETE /recipes/${id}`);
    expect((await at(ownerId, list)).body.recipes).toEqual([]);
    expect(await at(aMemberId(), `POST /recipes/${id}/restore`)).toMatchObject({ status: 404 });

    const [recipe] = before.recipes;
    for (const _time of ['once', 'again'])
      expect(await at(ownerId, `POST /recipes/${id}/restore`)).toMatchObject({
        status: 200,
        body: { recipe },
      });
    expect((await at(ownerId, list)).body).toEqual(before);
    expect(eventsOf(id)).toEqual([]);
  });

  test('takes the public address away meanwhile', async () => {
    const shareToken = 's'.repeat(22);
    const { ownerId, id } = await kept({ shareToken });
    const shared = () => at(ownerId, `GET /recipes/shared/${shareToken}`);
    await at(ownerId, `DELETE /recipes/${id}`);
    expect(await shared()).toMatchObject({ status: 404 });
    await at(ownerId, `POST /recipes/${id}/restore`);
    expect(await shared()).toMatchObject({ status: 200 });
  });

  test('shows no recipe that is still being counted', async () => {
    const { ownerId, id } = await kept({ isPending: true });
    expect(await at(ownerId, `POST /recipes/${id}/restore`)).toMatchObject({ status: 404 });
  });
});
