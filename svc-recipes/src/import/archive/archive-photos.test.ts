import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiPrefix, type Recipe, RecipeArchive } from '@sufra/contracts';
import {
  type PhotosToWrite,
  type RecipeFormat,
  readPhotos,
  readRecipes,
  writeRecipes,
} from '@sufra/recipe-reader/formats';
import { pictureModel } from '@sufra/service-kit/pictures';
import { ask, eventually } from '@sufra/service-kit/testing';
import sharp from 'sharp';
import { aMemberId } from '../../../test/a-member-id.ts';
import { aPhotoFile } from '../../../test/a-photo-file.ts';
import { aRecipe } from '../../../test/a-recipe.ts';
import { startForTest, type UnderTest } from '../../../test/start-for-test.ts';
import { tellAccess } from '../../../test/tell-access.ts';
import { portableOf } from '../../export/files/portable-of.ts';
import type { JudgedRecipe } from '../../halal/rejudge.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const tokenOf = (userId: string) => under.platform.keySet.tokenFor({ userId });
const as = async (userId: string, call: string, body?: unknown) =>
  ask(under.service.url, call, { token: await tokenOf(userId), body });
const get = async (userId: string, path: string) =>
  fetch(under.service.url + path, { headers: { authorization: `Bearer ${await tokenOf(userId)}` } });
const pictures = () => pictureModel(under.platform.database.connection);

async function photographed(ownerId: string, photo: Buffer, more: Parameters<typeof aRecipe>[0] = {}) {
  const { _id } = await under.recipes.create(aRecipe({ ownerId, ...more }));
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(photo)]), 'dish.jpg');
  body.append('alt', 'Soup in a green bowl');
  const answer = await fetch(`${under.service.url}${apiPrefix}/recipes/${String(_id)}/photo`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await tokenOf(ownerId)}` },
    body,
  });
  expect(answer.status).toBe(200);
  return String(_id);
}

async function fileOf(userId: string, format: RecipeFormat, query = '') {
  const answer = await get(userId, `${apiPrefix}/recipe-files/${format}${query}`);
  expect(answer.status).toBe(200);
  return { bytes: Buffer.from(await answer.arrayBuffer()), type: answer.headers.get('content-type') };
}

async function begin(userId: string, bytes: Buffer) {
  const form = new FormData();
  form.set('name', 'a.file');
  form.set('file', new Blob([new Uint8Array(bytes)]), 'x');
  const begun = await as(userId, 'POST /recipe-archives', form);
  expect([begun.status, begun.body.code]).toEqual([202, undefined]);
  return begun.body.archive._id as string;
}
const bring = async (userId: string, bytes: Buffer) => reportOf(userId, await begin(userId, bytes));
const reportOf = (userId: string, id: string): Promise<RecipeArchive> =>
  eventually(async () => {
    const { archive } = (await as(userId, `GET /recipe-archives/${id}`)).body;
    expect(archive.state).toBe('done');
    return RecipeArchive.strict().parse(archive);
  });
const kept = async (userId: string): Promise<Recipe[]> =>
  (await as(userId, 'GET /recipes?limit=100')).body.recipes;

/** A file with a recipe of each title, and the bytes of its photo. */
async function fileWith(
  photos: Record<string, Buffer | undefined>,
  more = {},
  format: RecipeFormat = 'mealie',
) {
  const recipes = Object.keys(photos).map(title =>
    portableOf(aRecipe({ title, ...more }) as unknown as JudgedRecipe),
  );
  const each = Object.values(photos);
  const written: PhotosToWrite = { isThere: at => Boolean(each[at]), read: async at => each[at] };
  return (await writeRecipes(recipes, format, written)).bytes;
}

const coloured = { width: 700, height: 500, background: '#c03020' };

describe.each([
  ['json-ld', 'application/zip', 'jpeg'],
  ['cooklang', 'application/zip', 'jpeg'],
  ['mealie', 'application/zip', 'webp'],
  ['paprika', 'application/octet-stream', 'jpeg'],
] as const)('a photo that goes out in %s', (format, type, pictureFormat) => {
  test('comes back on the same recipe, drawn anew, with its words and its size', async () => {
    const [giver, taker] = [aMemberId(), aMemberId()];
    await photographed(giver, await aPhotoFile(coloured), { title: 'Soup' });
    await under.recipes.create(aRecipe({ ownerId: giver, title: 'Rice' }));
    const file = await fileOf(giver, format);
    expect(file.type).toBe(type);
    const { photos } = await readRecipes('x', file.bytes);
    const of = photos.findIndex(place => place !== null);
    for await (const read of readPhotos(file.bytes, [{ of, ...(photos[of] ?? { entry: 0, within: 0 }) }])) {
      if (!('bytes' in read)) throw new Error('no photo was written');
      const { format: is, width, height, exif } = await sharp(read.bytes).metadata();
      expect([is, width, height, exif]).toEqual([pictureFormat, 700, 500, undefined]);
    }

    const report = await bring(taker, file.bytes);
    expect(report).toMatchObject({ total: 2, done: 2, kept: 2, photosKept: 1, photos: 0, photosLeft: [] });
    const recipes = await kept(taker);
    const soup = recipes.find(({ title }) => title === 'Soup');
    expect(soup?.photo).toMatchObject({
      width: 700,
      height: 500,
      alt: 'Soup in a green bowl',
      isPrivate: true,
    });
    expect(recipes.find(({ title }) => title === 'Rice')).not.toHaveProperty('photo');
    const answer = await get(taker, soup?.photo?.src ?? '');
    const { dominant } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
    expect(dominant.r).toBeGreaterThan(dominant.g + 100);

    const again = await bring(taker, file.bytes);
    expect(again).toMatchObject({ kept: 0, photosKept: 0, photos: 0 });
    expect(await kept(taker)).toHaveLength(2);
    expect(await pictures().countDocuments({ ownerId: taker })).toBe(1);
    expect(await under.archivedPhotos.countDocuments({ ownerId: taker })).toBe(0);
  });
});

test('one recipe alone goes out with its photo, and text goes out as text', async () => {
  const giver = aMemberId();
  const id = await photographed(giver, await aPhotoFile(coloured));
  expect((await fileOf(giver, 'json-ld', `?id=${id}`)).type).toBe('application/zip');
  expect((await fileOf(giver, 'text', `?id=${id}`)).type).toBe('text/plain; charset=utf-8');
});

test('a photo is in no file of another member, of a moderator neither', async () => {
  const [owner, other] = [aMemberId(), aMemberId()];
  const id = await photographed(owner, await aPhotoFile(coloured));
  const { token } = (await as(owner, `POST /recipes/${id}/share`)).body;
  const copy = (await as(other, `POST /recipes/shared/${token}/copy`)).body.recipe._id;
  const { bytes } = await fileOf(other, 'mealie', `?id=${copy}`);
  expect((await readRecipes('x', bytes)).photos).toEqual([null]);
  const isModerator = await under.platform.keySet.tokenFor({ userId: aMemberId(), isModerator: true });
  const answer = await ask(under.service.url, `GET /recipe-files/mealie?id=${id}`, { token: isModerator });
  expect(answer.status).toBe(404);
});

test('what is no picture, too large or hostile is left out and named; each recipe comes', async () => {
  const member = aMemberId();
  const huge = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const good = await aPhotoFile(coloured);
  const report = await bring(
    member,
    await fileWith({
      Good: good,
      Script: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Cut: good.subarray(0, good.length / 2),
      Bomb: huge,
      Large: Buffer.concat([good, Buffer.alloc(5 * 1024 * 1024)]),
      None: undefined,
    }),
  );
  expect(report).toMatchObject({ kept: 6, done: 6, photosKept: 1, photos: 4 });
  expect(report.photosLeft).toEqual([
    { title: 'Script', reason: 'unreadable' },
    { title: 'Cut', reason: 'unreadable' },
    { title: 'Bomb', reason: 'unreadable' },
    { title: 'Large', reason: 'too_large' },
  ]);
  const withPhoto = (await kept(member)).filter(({ photo }) => photo).map(({ title }) => title);
  expect(withPhoto).toEqual(['Good']);
  expect(await pictures().countDocuments({ ownerId: member })).toBe(1);
  expect(await under.archivedPhotos.countDocuments({ ownerId: member })).toBe(0);
});

test('photos that no recipe has are named by their files', async () => {
  const photo = await aPhotoFile(coloured);
  const bytes = await fileWith({ Soup: photo }, {}, 'cooklang');
  const renamed = Buffer.from(bytes.toString('latin1').replaceAll('Soup.jpg', 'Stew.jpg'), 'latin1');
  const report = await bring(aMemberId(), renamed);
  expect(report).toMatchObject({ kept: 1, photosKept: 0, photos: 1 });
  expect(report.photosLeft).toEqual([{ title: 'Stew.jpg', reason: 'of_no_recipe' }]);
});

test('words that may not be said are left out, the photo comes', async () => {
  const member = aMemberId();
  const photo = { alt: 'Pork chops in a bowl' };
  await bring(member, await fileWith({ Soup: await aPhotoFile(coloured) }, { photo }));
  expect((await kept(member))[0]?.photo).toMatchObject({ width: 700, alt: '' });
});

test('a recipe that is left out leaves no photo behind', async () => {
  const member = aMemberId();
  const bytes = await fileWith(
    { 'Ham rice': await aPhotoFile(coloured) },
    { ingredientLines: [{ quantity: 1, unit: 'kg', item: 'ham', note: null }] },
  );
  const report = await bring(member, bytes);
  expect(report).toMatchObject({ kept: 0, photosKept: 0, photos: 0, left: [{ reason: 'forbidden' }] });
  expect(await pictures().countDocuments({ ownerId: member })).toBe(0);
  expect(await under.archivedPhotos.countDocuments({ ownerId: member })).toBe(0);
});

test('more photos than a member may bring in a day are left out and named', async () => {
  const member = aMemberId();
  const throttles = under.platform.database.connection.collection('throttles');
  await bring(member, await fileWith({ One: await aPhotoFile(coloured) }));
  const { createHash } = await import('node:crypto');
  const key = createHash('sha256').update(`brought-photos\n${member}`).digest('base64url');
  const hits = Array.from({ length: 1_000 }, (_, at) => ({ id: String(at), at: new Date() }));
  expect((await throttles.updateOne({ _id: key as never }, { $set: { hits } })).matchedCount).toBe(1);
  const report = await bring(member, await fileWith({ Two: await aPhotoFile(coloured) }));
  expect(report).toMatchObject({
    kept: 1,
    photosKept: 0,
    photosLeft: [{ title: 'Two', reason: 'too_many' }],
  });
});

test('an import that was cut off gives each recipe one photo, also to a member without more room', async () => {
  const member = aMemberId();
  const photos = Object.fromEntries(
    await Promise.all(
      Array.from({ length: 20 }, async (_, at) => [`Rice ${at}`, await aPhotoFile()] as const),
    ),
  );
  const file = await fileWith(photos);
  const { _id, ...report } = await bring(member, file);
  expect(report).toMatchObject({ kept: 20, photosKept: 20 });
  const [recipe] = (await readRecipes('x', file)).recipes;
  // As after a process that ended between keeping a photo and noting so.
  const set = { outcome: null, recipe, 'photo.outcome': null };
  await under.archived.updateOne({ archiveId: _id, index: 0 }, { $set: set });
  await under.archives.updateOne({ _id }, { $set: { state: 'running', leaseUntil: new Date(0) } });
  await begin(aMemberId(), await fileWith({ Other: undefined }));
  expect(await reportOf(member, _id)).toMatchObject({ kept: 20, photosKept: 20, photos: 0, left: [] });
  expect(await pictures().countDocuments({ ownerId: member })).toBe(20);
});

test('one that ends the process each time is given up', async () => {
  const member = aMemberId();
  const { _id } = await bring(member, await fileWith({ Soup: undefined }));
  const item = await under.archived.findOne({ archiveId: _id }).lean();
  const { expiresAt, archiveId } = item ?? {};
  const bytes = await aPhotoFile();
  await under.archivedPhotos.create({ _id: item?._id, archiveId, ownerId: member, expiresAt, bytes });
  const [recipe] = (await readRecipes('x', await fileWith({ Soup: undefined }))).recipes;
  const photo = { outcome: null, tries: 3 };
  await under.archived.updateOne({ _id: item?._id }, { $set: { outcome: null, recipe, photo } });
  await under.archives.updateOne({ _id }, { $set: { state: 'running', leaseUntil: new Date(0) } });
  await begin(aMemberId(), await fileWith({ Other: undefined }));
  expect(await reportOf(member, _id)).toMatchObject({
    ...{ kept: 1, photosKept: 0 },
    photosLeft: [{ title: 'Soup', reason: 'unreadable' }],
  });
});

test('the bytes of a photo go with the account that brought them', async () => {
  const member = aMemberId();
  const stays = aMemberId();
  for (const ownerId of [stays, member])
    await under.archivedPhotos.create({
      ...{ ownerId, archiveId: '0123456789abcdef01234567', bytes: Buffer.from('x') },
      expiresAt: new Date(Date.now() + 60_000),
    });
  await tellAccess(under, member, { deleted: true });
  await eventually(async () =>
    expect(await under.archivedPhotos.countDocuments({ ownerId: member })).toBe(0),
  );
  expect(await under.archivedPhotos.countDocuments({ ownerId: stays })).toBe(1);
});
