import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SharedRecipe } from '@sufra/contracts';
import { ask } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const as = async (userId: string, call: string) =>
  ask(under.service.url, call, { token: await under.platform.keySet.tokenFor({ userId }) });
const read = (token: string, method = 'GET') => ask(under.service.url, `${method} /recipes/shared/${token}`);

async function kept(overrides: Parameters<typeof aRecipe>[0] = {}) {
  const ownerId = aMemberId();
  const recipe = await under.recipes.create(aRecipe({ ownerId, ...overrides }));
  return { ownerId, id: String(recipe._id) };
}
async function shared(overrides?: Parameters<typeof aRecipe>[0]) {
  const { ownerId, id } = await kept(overrides);
  const { status, body } = await as(ownerId, `POST /recipes/${id}/share`);
  expect(status).toBe(200);
  return { ownerId, id, token: body.token as string };
}

describe('a shared recipe', () => {
  test('is there for every visitor who has its address, with nothing of its owner', async () => {
    const { ownerId, id, token } = await shared({ favorite: true });
    const { status, headers, body } = await read(token);

    expect(status).toBe(200);
    expect(SharedRecipe.strict().parse(body.recipe)).toMatchObject({
      title: 'Barley soup with lamb',
      ingredients: ['200 g pearl barley', '500 g lamb shoulder, in cubes'],
    });
    for (const secret of [ownerId, id, token]) expect(JSON.stringify(body)).not.toContain(secret);
    for (const field of ['_id', 'ownerId', 'isSaved', 'favorite', 'keptUntil', 'shareToken'])
      expect(body.recipe).not.toHaveProperty(field);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await read(token, 'HEAD')).status).toBe(200);
  });

  test('says nothing of what its owner avoids and aims for', async () => {
    const options = {
      ...({ servingSize: 4, spiceLevel: 'Mild', cuisine: 'Persian' } as const),
      ...({ healthGoals: 'Low-carb' } as const),
      avoid: ['peanuts'],
    };
    const { ownerId, id, token } = await shared({ options });
    const { body } = await read(token);
    expect(body.recipe.options).toEqual({
      avoid: [],
      servingSize: 4,
      spiceLevel: 'Mild',
      cuisine: 'Persian',
    });
    expect((await as(ownerId, `GET /recipes/${id}`)).body.recipe.options).toEqual(options);
    const { status, body: copied } = await as(aMemberId(), `POST /recipes/shared/${token}/copy`);
    expect([status, copied]).toEqual([200, expect.anything()]);
    expect(copied.recipe.options).toEqual(body.recipe.options);
  });

  test('keeps its address while it is shared, however often and at once it is', async () => {
    const { ownerId, id } = await kept();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => as(ownerId, `POST /recipes/${id}/share`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(1);
    expect((await as(ownerId, `GET /recipes/${id}`)).body.recipe.shareToken).toBe(answers[0]?.body.token);
    expect((await as(ownerId, 'GET /recipes')).body.recipes[0].shareToken).toBe(answers[0]?.body.token);
  });

  test('has an address that cannot be guessed', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, async () => (await shared()).token));
    expect(new Set(tokens).size).toBe(20);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect(new Set(tokens.map(token => token.slice(0, 4))).size).toBeGreaterThan(15);
  });

  test('is gone from its address when it is no longer shared, and gets another one then', async () => {
    const { ownerId, id, token } = await shared();
    for (const _ of ['once', 'twice'])
      expect(await as(ownerId, `DELETE /recipes/${id}/share`)).toMatchObject({
        status: 200,
        body: { message: 'The recipe is no longer shared.' },
      });
    expect(await read(token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await as(ownerId, `GET /recipes/${id}`)).body.recipe.shareToken).toBeNull();

    const again = (await as(ownerId, `POST /recipes/${id}/share`)).body.token;
    expect(again).not.toBe(token);
    expect((await read(again)).status).toBe(200);
    expect((await read(token)).status).toBe(404);
  });

  test('is gone from its address when it is deleted', async () => {
    const { ownerId, id, token } = await shared();
    await as(ownerId, `DELETE /recipes/${id}`);
    expect((await read(token)).status).toBe(404);
  });

  test('is gone from its address when the account of its owner is', async () => {
    const { ownerId, token } = await shared();
    await under.platform.tell({
      type: 'user.access-changed',
      subject: ownerId,
      sequence: 2,
      data: {
        userId: ownerId,
        isAdmin: false,
        isModerator: false,
        endedSessions: [],
        sessionsNotBefore: null,
        deleted: true,
        displayName: null,
      },
    });
    expect((await read(token)).status).toBe(404);
    expect(await under.recipes.countDocuments({ ownerId })).toBe(0);
  });

  test('that is not saved is at its address for as long as it is kept', async () => {
    const { id, token } = await shared({ isSaved: false, keptUntil: new Date(Date.now() + 60_000) });
    expect((await read(token)).status).toBe(200);
    await under.recipes.updateOne({ _id: id }, { $set: { keptUntil: new Date(Date.now() - 1) } });
    expect((await read(token)).status).toBe(404);
  });
});

test('an address that was never given leads nowhere', async () => {
  expect(await read('A'.repeat(22))).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test.each(['short', 'A'.repeat(23), '%7B%22$gt%22%3A%22%22%7D', 'null', '*'])(
  '%j is no address',
  async token => {
    await shared();
    expect(await read(token)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  },
);

test('the recipes that are not shared have no address to clash with', async () => {
  const [one, two] = [await kept(), await kept()];
  for (const { ownerId, id } of [one, two])
    expect((await as(ownerId, `GET /recipes/${id}`)).body.recipe.shareToken).toBeNull();
  expect((await under.recipes.collection.indexes()).find(({ key }) => key.shareToken)).toMatchObject({
    unique: true,
  });
});
