import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '@sufra/service-kit/testing';
import sharp from 'sharp';
import { aMemberId } from '../../test/a-member-id.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { pictureOf } from './picture-of.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const fetchPicture = (path: string, headers = {}) => fetch(`${under.service.url}${path}`, { headers });

async function aPicture() {
  const ownerId = aMemberId();
  const { _id } = await under.recipes.create(aRecipe({ ownerId }));
  const token = await under.platform.keySet.tokenFor({ userId: ownerId });
  const { body } = await ask(under.service.url, `GET /recipes/${_id}`, { token });
  return body.recipe.picture as { path: string; alt: string };
}

describe('the picture of a recipe', () => {
  test('is drawn for each theme, open to every reader and kept by the browser', async () => {
    const { path, alt } = await aPicture();
    expect(alt).toMatch(/soup/i);
    const [light, dark] = await Promise.all(
      [`${path}.light.svg`, `${path}.dark.svg`].map(each => fetchPicture(each)),
    );
    for (const answer of [light, dark]) {
      expect(answer?.status).toBe(200);
      expect(answer?.headers.get('content-type')).toBe('image/svg+xml');
      expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    const [inLight, inDark] = [await light?.text(), await dark?.text()];
    expect(inLight).toContain(`aria-label="${alt}"`);
    expect(inDark).not.toBe(inLight);
    const etag = light?.headers.get('etag') ?? '';
    expect((await fetchPicture(`${path}.light.svg`, { 'if-none-match': etag })).status).toBe(304);
  });

  test('is a PNG for previews of links, and stands in the head of a shared recipe', async () => {
    const shareToken = 'p'.repeat(22);
    await under.recipes.create(aRecipe({ shareToken }));
    const { body: head } = await ask(under.service.url, `GET /recipes/head?path=/r/${shareToken}`);
    expect(head.image.alt).toMatch(/soup/i);
    const answer = await fetchPicture(head.image.path);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 900 });
  });

  test('is a PNG also where a service in the same process bars every format that it does not read', async () => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    const answer = await fetchPicture('/api/v1/recipes/pictures/sunnah-dates.png');
    sharp.unblock({ operation: ['VipsForeignLoad'] });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('is worked out once for the same words, and anew for others', () => {
    const recipe = { ...aRecipe(), title: 'Lamb tagine' };
    expect(pictureOf({ ...recipe })).toBe(pictureOf(recipe));
    expect(pictureOf({ ...recipe, title: 'Apple pie' }).path).not.toBe(pictureOf(recipe).path);
    expect(pictureOf({ ...recipe, ingredientLines: [] }).path).not.toBe(pictureOf(recipe).path);
  });

  test('says nothing of its recipe but what is drawn', async () => {
    const ownerId = aMemberId();
    const title = 'Soup for Grandmother Zainab';
    const { _id } = await under.recipes.create(aRecipe({ ownerId, title }));
    const token = await under.platform.keySet.tokenFor({ userId: ownerId });
    const { picture } = (await ask(under.service.url, `GET /recipes/${_id}`, { token })).body.recipe;
    expect(JSON.stringify(picture)).not.toMatch(/zainab|grandmother/i);
  });
});

test('the picture of a Sunnah food has an address of its own', async () => {
  const answer = await fetchPicture('/api/v1/recipes/pictures/sunnah-dates.dark.svg');
  expect(await answer.text()).toMatch(/^<svg /);
});

test.each([
  'a',
  'a.light.svg',
  'sunnah-unicorn.light.svg',
  'sunnah-toString.png',
  'sunnah-dates.gif',
  'x'.repeat(2_000),
])('%s is no picture', async file => {
  const answer = await fetchPicture(`/api/v1/recipes/pictures/${file}`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not_found' });
});
