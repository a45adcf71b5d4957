import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { guard } from '../halal/guard.ts';
import { openRejudging } from '../halal/rejudge.ts';
import { endSharing, shareRecipe } from './share-recipe.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

async function shared() {
  const ownerId = aMemberId();
  const rejudge = openRejudging({ recipes: under.recipes, profiles: under.profiles, guard });
  const { _id } = await under.recipes.create(aRecipe({ ownerId, title: 'Harira <b>' }));
  const own = { recipes: under.recipes, rejudge, ownerId, id: String(_id) };
  return { own, ...(await shareRecipe(own)) };
}
const headOf = (path: string) => ask(under.service.url, `GET /recipes/head?path=${encodeURIComponent(path)}`);

describe('the head of a shared recipe’s page', () => {
  test('says what is cooked, and that no search engine may list it', async () => {
    const { own, token } = await shared();
    for (const path of [`/r/${token}`, `/R/${token}/`]) {
      const { status, body } = await headOf(path);
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 200, title: 'Harira <b> - Sufra', isIndexed: false, path: null });
      expect(JSON.stringify(body)).not.toContain(own.ownerId);
    }
  });

  test('of what is no longer shared, or never was, is that of a page that is not there', async () => {
    const { own, token } = await shared();
    await endSharing(own);
    for (const path of [`/r/${token}`, '/r/short', `/r/${'x'.repeat(22)}`, '/dashboard'])
      expect((await headOf(path)).body).toMatchObject({ status: 404, title: 'A shared recipe - Sufra' });
  });

  test.each(['', '//evil.example', 'https://evil.example', '/a\\b'])('is not given for %p', async path => {
    expect((await headOf(path)).status).toBe(400);
  });
});
