import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiPrefix, limits, Recipe } from '@sufra/contracts';
import { pictureModel } from '@sufra/service-kit/pictures';
import { type Answer, ask, eventually } from '@sufra/service-kit/testing';
import sharp from 'sharp';
import { aMemberId } from '../../test/a-member-id.ts';
import { aPhotoFile } from '../../test/a-photo-file.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { tellAccess } from '../../test/tell-access.ts';

let under: UnderTest;
let jpeg: Buffer;
beforeAll(async () => {
  under = await startForTest();
  jpeg = await aPhotoFile({ width: 1_000, height: 600 });
});
afterAll(() => under.stop());

const tokenOf = (userId: string, more = {}) => under.platform.keySet.tokenFor({ userId, ...more });
const as = async (userId: string, call: string, body?: unknown) =>
  ask(under.service.url, call, { token: await tokenOf(userId), ...(body ? { body } : {}) });

interface Sent {
  bytes?: Uint8Array;
  alt?: string;
  name?: string;
}

async function put(ownerId: string, id: string, { bytes, alt, name = 'dish.jpg' }: Sent) {
  const body = new FormData();
  if (bytes) body.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  if (alt !== undefined) body.append('alt', alt);
  const answer = await fetch(`${under.service.url}${apiPrefix}/recipes/${id}/photo`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await tokenOf(ownerId)}` },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}
const get = (path: string, token?: string) =>
  fetch(under.service.url + path, { headers: token ? { authorization: `Bearer ${token}` } : {} });
const statusOf = async (path: string, token?: string) => (await get(path, token)).status;

async function kept(overrides: Parameters<typeof aRecipe>[0] = {}) {
  const ownerId = aMemberId();
  const { _id } = await under.recipes.create(aRecipe({ ownerId, ...overrides }));
  return { ownerId, id: String(_id), token: await tokenOf(ownerId) };
}
async function photographed(overrides?: Parameters<typeof aRecipe>[0]) {
  const own = await kept(overrides);
  const { status, body } = await put(own.ownerId, own.id, { bytes: jpeg, alt: 'Soup in a green bowl' });
  expect(status).toBe(200);
  return { ...own, photo: body.recipe.photo as NonNullable<Recipe['photo']> };
}
const pictures = () => pictureModel(under.platform.database.connection);
const openly = (address: string) => address.replace(/[\da-f]{24}\/photo\//, 'photos/');

describe('the photo of a recipe', () => {
  test('is rendered anew for its owner, who alone may see it', async () => {
    const { ownerId, id, token, photo } = await photographed();
    const { body } = await as(ownerId, `GET /recipes/${id}`);
    expect(Recipe.strict().parse(body.recipe).photo).toEqual(photo);
    expect(photo).toMatchObject({ width: 1_000, height: 600, alt: 'Soup in a green bowl', isPrivate: true });
    expect(photo.srcset.split(', ').map(each => each.split(' ')[1])).toEqual(['480w', '960w', '1000w']);

    const answer = await get(photo.src, token);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { format, exif } = await sharp(bytes).metadata();
    expect([format, exif, bytes.includes('Canary')]).toEqual(['webp', undefined, false]);

    expect(await statusOf(photo.src)).toBe(401);
    expect(await statusOf(photo.src, await tokenOf(aMemberId()))).toBe(404);
    expect(await statusOf(photo.src, await tokenOf(aMemberId(), { isModerator: true }))).toBe(404);
    expect(await statusOf(openly(photo.src))).toBe(404);
  });

  test('is in the lists and the export of its owner, and a recipe without one has none', async () => {
    const { ownerId, id, photo } = await photographed();
    await under.recipes.create(aRecipe({ ownerId, title: 'Rice' }));
    for (const call of ['GET /recipes', 'GET /recipes/export']) {
      const { recipes } = (await as(ownerId, call)).body as { recipes: Recipe[] };
      expect(recipes.map(recipe => [recipe._id === id, recipe.photo])).toEqual([
        [false, undefined],
        [true, photo],
      ]);
    }
  });

  test('gives way to another one, and is described anew without one', async () => {
    const { ownerId, id, token, photo } = await photographed();
    const described = await put(ownerId, id, { alt: 'A bowl' });
    expect(described.body.recipe.photo).toEqual({ ...photo, alt: 'A bowl' });
    const { body } = await put(ownerId, id, {
      bytes: await aPhotoFile({ background: '#c03020', width: 300 }),
    });
    expect(body.recipe.photo).toMatchObject({ width: 300, alt: '' });
    expect(await statusOf(photo.src, token)).toBe(404);
    expect(await statusOf(body.recipe.photo.src, token)).toBe(200);
    expect(await pictures().countDocuments({ ownerId })).toBe(1);
  });

  test('is removed with all its bytes, as often as asked', async () => {
    const { ownerId, id, token, photo } = await photographed();
    for (const _ of [1, 2]) {
      const { status, body } = await as(ownerId, `DELETE /recipes/${id}/photo`);
      expect([status, body.recipe.photo]).toEqual([200, undefined]);
    }
    expect(await statusOf(photo.src, token)).toBe(404);
    expect(await pictures().countDocuments({ ownerId })).toBe(0);
  });

  test('goes with its recipe once that cannot be restored, and with the account', async () => {
    const one = await photographed();
    await as(one.ownerId, `DELETE /recipes/${one.id}`);
    expect(await statusOf(one.photo.src, one.token)).toBe(404);
    await eventually(async () => expect(await pictures().countDocuments({ ownerId: one.ownerId })).toBe(0));

    const { ownerId } = await photographed();
    await tellAccess(under, ownerId, { deleted: true });
    await eventually(async () => expect(await pictures().countDocuments({ ownerId })).toBe(0));
  });

  test('is of its owner alone to change', async () => {
    const { id } = await kept();
    const other = aMemberId();
    expect((await put(other, id, { bytes: jpeg })).status).toBe(404);
    expect((await as(other, `DELETE /recipes/${id}/photo`)).status).toBe(404);
    expect(await pictures().countDocuments({ ownerId: other })).toBe(0);
  });
});

describe('what is refused', () => {
  test.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a page that begins like a GIF', 'GIF89a/*<script>alert(1)</script>*/=1;'],
    ['an archive', 'PK\x03\x04'],
    ['nothing', ''],
  ])('%s is no photo, and leaves nothing behind', async (_what, text) => {
    const { ownerId, id } = await kept();
    const { status, body } = await put(ownerId, id, { bytes: Buffer.from(text, 'latin1') });
    expect([status, body.code]).toEqual([415, 'not_an_image']);
    expect(await pictures().countDocuments({ ownerId })).toBe(0);
  });

  test('neither is one that unpacks to a hundred million points', async () => {
    const { ownerId, id } = await kept();
    const huge = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(huge.length).toBeLessThan(limits.imageBytes);
    expect((await put(ownerId, id, { bytes: huge })).body.code).toBe('not_an_image');
  });

  test('one that is too large, to the byte', async () => {
    const { ownerId, id } = await kept();
    const filled = Buffer.concat([jpeg, Buffer.alloc(limits.imageBytes + 1 - jpeg.length)]);
    const { status, body } = await put(ownerId, id, { bytes: filled });
    expect([status, body.code]).toEqual([413, 'image_too_large']);
  });

  test('words without a photo, too many of them, and those that name what is forbidden', async () => {
    const { ownerId, id } = await kept();
    expect((await put(ownerId, id, { alt: 'A bowl' })).body.details[0].path).toBe('image');
    const long = await put(ownerId, id, { bytes: jpeg, alt: 'x'.repeat(limits.photoAltLength + 1) });
    expect([long.status, long.body.details[0].path]).toEqual([400, 'alt']);
    const { status, body } = await put(ownerId, id, { bytes: jpeg, alt: 'Pork chops in a bowl' });
    expect([status, body.code, body.details[0].path]).toEqual([422, 'not_halal', 'alt']);
    expect(await pictures().countDocuments({ ownerId })).toBe(0);
  });
});

describe('in public', () => {
  const asked = { author: 'Maryam', meal: 'Main Meals', cuisine: null, language: 'en' };
  const moderator = aMemberId();
  const asModerator = async (call: string, body?: unknown) =>
    ask(under.service.url, call, { token: await tokenOf(moderator, { isModerator: true }), body });
  const waiting = async (id: string) =>
    (await asModerator('GET /recipes/publications?limit=100')).body.publications.find(
      (each: { _id: string }) => each._id === id,
    );
  async function approve(id: string) {
    const { askedAt } = await waiting(id);
    const body = { outcome: 'approved', askedAt };
    const answered = await asModerator(`POST /recipes/publications/${id}/answer`, body);
    expect(answered.status).toBe(200);
    return answered.body.publication.slug as string;
  }
  const read = async (slug: string) => (await ask(under.service.url, `GET /recipes/published/${slug}`)).body;

  test('a moderator sees it first, and all readers once it is approved', async () => {
    const { ownerId, id, photo } = await photographed();
    await as(ownerId, `POST /recipes/${id}/publication`, asked);
    const inQueue = (await waiting(id)).waiting.photo;
    expect(inQueue).toEqual(photo);
    expect(await statusOf(inQueue.src, await tokenOf(moderator, { isModerator: true }))).toBe(200);
    expect(await statusOf(inQueue.src, await tokenOf(aMemberId()))).toBe(404);
    expect(await statusOf(openly(photo.src))).toBe(404);

    const slug = await approve(id);
    const shown = (await read(slug)).recipe.photo;
    expect(shown).toMatchObject({ src: openly(photo.src), isPrivate: false, alt: 'Soup in a green bowl' });
    const answer = await get(shown.src);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    const { body: head } = await ask(under.service.url, `GET /recipes/head?path=/recipe/${slug}`);
    expect(head.image).toEqual({ path: shown.src, alt: 'Soup in a green bowl' });
    const { body: listed } = await ask(under.service.url, 'GET /recipes/published?limit=100');
    expect(listed.recipes.find((each: { slug: string }) => each.slug === slug).photo).toEqual(shown);

    await as(ownerId, `DELETE /recipes/${id}/publication`);
    expect(await statusOf(shown.src)).toBe(404);
  });

  test('another one waits for a moderator, and the first stays until then', async () => {
    const { ownerId, id, photo } = await photographed();
    await as(ownerId, `POST /recipes/${id}/publication`, asked);
    const slug = await approve(id);
    const { body } = await put(ownerId, id, {
      bytes: await aPhotoFile({ background: '#c03020', width: 300 }),
    });
    expect((await waiting(id)).waiting.photo.src).toBe(body.recipe.photo.src);
    expect((await read(slug)).recipe.photo.src).toBe(openly(photo.src));
    expect(await statusOf(openly(photo.src))).toBe(200);
    expect(await statusOf(openly(body.recipe.photo.src))).toBe(404);
    await approve(id);
    expect((await read(slug)).recipe.photo.src).toBe(openly(body.recipe.photo.src));
    expect(await statusOf(openly(photo.src))).toBe(404);
  });

  test('one that its owner removes is gone from the public page at once', async () => {
    const { ownerId, id, photo } = await photographed();
    await as(ownerId, `POST /recipes/${id}/publication`, asked);
    const slug = await approve(id);
    await as(ownerId, `DELETE /recipes/${id}/photo`);
    expect((await read(slug)).recipe).not.toHaveProperty('photo');
    expect(await statusOf(openly(photo.src))).toBe(404);
    expect(await pictures().countDocuments({ ownerId })).toBe(0);
  });

  test('one that came after the approved text is not in that', async () => {
    const { ownerId, id } = await kept();
    await as(ownerId, `POST /recipes/${id}/publication`, asked);
    const slug = await approve(id);
    await put(ownerId, id, { bytes: jpeg });
    expect((await read(slug)).recipe).not.toHaveProperty('photo');
  });

  test('a shared link shows it while it is shared; a copy of another member has none', async () => {
    const { ownerId, id, photo } = await photographed();
    const { token } = (await as(ownerId, `POST /recipes/${id}/share`)).body;
    const { recipe } = (await ask(under.service.url, `GET /recipes/shared/${token}`)).body;
    expect(recipe.photo).toMatchObject({ src: openly(photo.src), isPrivate: false });
    expect(await statusOf(recipe.photo.src)).toBe(200);
    const { body } = await as(aMemberId(), `POST /recipes/shared/${token}/copy`);
    expect(body.recipe).not.toHaveProperty('photo');
    await as(ownerId, `DELETE /recipes/${id}/share`);
    expect(await statusOf(recipe.photo.src)).toBe(404);
  });

  test('goes with what is withheld: from a shared address, and from a published page', async () => {
    const forbidding = { 'publication.guardVersion': '0.0.1', 'publication.approved.title': 'Ham rice' };
    const one = await photographed();
    const { token } = (await as(one.ownerId, `POST /recipes/${one.id}/share`)).body;
    const other = await photographed();
    await as(other.ownerId, `POST /recipes/${other.id}/publication`, asked);
    await approve(other.id);
    const open = [openly(one.photo.src), openly(other.photo.src)];
    expect(await Promise.all(open.map(src => statusOf(src)))).toEqual([200, 200]);

    await under.recipes.updateOne({ _id: one.id }, { $set: { guardVersion: '0.0.1', title: 'Ham soup' } });
    await under.recipes.updateOne({ _id: other.id }, { $set: forbidding });
    expect((await ask(under.service.url, `GET /recipes/shared/${token}`)).body.code).toBe('recipe_withheld');
    const { body: head } = await ask(under.service.url, `GET /recipes/head?path=/r/${token}`);
    expect([head.status, head.image]).toEqual([404, null]);
    expect(await Promise.all(open.map(src => statusOf(src)))).toEqual([404, 404]);
    // It stays its owner's.
    expect(await statusOf(one.photo.src, one.token)).toBe(200);
  });

  test('what a moderator takes off is at no address, until one approves it anew', async () => {
    const { ownerId, id, photo } = await photographed();
    const { token } = (await as(ownerId, `POST /recipes/${id}/share`)).body;
    await as(ownerId, `POST /recipes/${id}/publication`, asked);
    const slug = await approve(id);
    const body = { outcome: 'removed', reason: 'It shows a face.' };
    expect((await asModerator(`POST /recipes/publications/${id}/answer`, body)).status).toBe(200);

    for (const call of [`GET /recipes/shared/${token}`, `GET /recipes/published/${slug}`])
      expect((await ask(under.service.url, call)).status).toBe(404);
    expect(await statusOf(openly(photo.src))).toBe(404);
    // Nor after its owner took the request back.
    await as(ownerId, `DELETE /recipes/${id}/publication`);
    const refused = await as(ownerId, `POST /recipes/${id}/share`);
    expect([refused.status, refused.body.code]).toEqual([409, 'recipe_taken_off']);

    await as(ownerId, `POST /recipes/${id}/publication`, asked);
    await approve(id);
    expect((await as(ownerId, `POST /recipes/${id}/share`)).status).toBe(200);
    expect(await statusOf(openly(photo.src))).toBe(200);
  });
});
