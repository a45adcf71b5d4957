import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { bounds } from './archive/bounds.ts';
import { unpackZip } from './archive/unpack.ts';
import { type PackedFile, zipStream } from './archive/zip-stream.ts';
import { lineOf, portable, stepOf } from './portable-recipe.ts';
import { type PhotoRead, readPhotos, type WantedPhoto } from './read-photos.ts';
import { readRecipes } from './read-recipes.ts';
import { type PhotosToWrite, streamRecipes, writeRecipes } from './write-recipes.ts';

const aRecipe = (title: string, more = {}) =>
  portable({ title, ingredients: [lineOf('1 onion')], steps: [stepOf('Cook it.')], ...more });
const zipOf = (files: PackedFile[]) => buffer(zipStream(files));
const json = (data: unknown) => Buffer.from(JSON.stringify(data));
const photo = (name: string) => Buffer.from(`photo of ${name}`);

async function photosOf(file: Buffer, limits = bounds): Promise<PhotoRead[]> {
  const { photos } = await readRecipes('all', file);
  const wanted = photos.flatMap((place, of): WantedPhoto[] => (place ? [{ of, ...place }] : []));
  const read: PhotoRead[] = [];
  for await (const each of readPhotos(file, wanted, limits)) read.push(each);
  return read;
}
const texts = (read: PhotoRead[]) =>
  read.map(each => [each.of, 'bytes' in each ? each.bytes.toString() : each.left]);

describe('a photo that is written', () => {
  const recipes = [
    aRecipe('Soup & "more" 100%', { photoAlt: 'A green bowl' }),
    aRecipe('Rice'),
    aRecipe('شوربة'),
  ];
  const photos: PhotosToWrite = {
    isThere: at => at !== 1,
    read: async (at, { type, size }) => Buffer.from(`${type} ${size} ${at}`),
  };

  test.each([
    ['json-ld', '.zip', 'jpeg'],
    ['cooklang', '.zip', 'jpeg'],
    ['mealie', '.zip', 'webp'],
    ['paprika', '.paprikarecipes', 'jpeg'],
  ] as const)('in %s comes back with its recipe, and its words do', async (format, ending, type) => {
    const written = await writeRecipes(recipes, format, photos);
    expect(written.ending).toBe(ending);
    const read = await readRecipes('all', written.bytes);
    expect(read).toMatchObject({ recipes, left: [], otherPhotos: [] });
    expect(texts(await photosOf(written.bytes))).toEqual([
      [0, `${type} whole 0`],
      [2, `${type} whole 2`],
    ]);
    expect((await writeRecipes(recipes, format, photos)).bytes.equals(written.bytes)).toBe(true);
  });

  test('in Mealie lies in three sizes where its own export has them, and the recipe says that there is one', async () => {
    const { bytes } = await writeRecipes([aRecipe('Soup')], 'mealie', { ...photos, isThere: () => true });
    const files = new Map<string, string>();
    const every = { isWanted: () => true, limits: bounds, allowance: { bytes: 1e6 } };
    for await (const file of unpackZip(bytes, every))
      if ('bytes' in file) files.set(file.name, file.bytes.toString());
    expect([...files.keys()]).toEqual([
      'recipes/soup/soup.json',
      'recipes/soup/images/original.webp',
      'recipes/soup/images/min-original.webp',
      'recipes/soup/images/tiny-original.webp',
    ]);
    expect(JSON.parse(files.get('recipes/soup/soup.json') ?? '').image).toMatch(/^[0-9a-f]{4}$/);
    expect(files.get('recipes/soup/images/tiny-original.webp')).toBe('webp small 0');
  });

  test('is asked for when those before it are taken, and one that has gone meanwhile is left out', async () => {
    const asked: number[] = [];
    const large = randomBytes(500_000);
    const many = Array.from({ length: 30 }, (_, at) => aRecipe(`Soup ${at}`));
    const { content } = streamRecipes(many, 'cooklang', {
      isThere: () => true,
      read: async at => {
        asked.push(at);
        return at === 1 ? undefined : large;
      },
    });
    const chunks = (content as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
    await chunks.next();
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(asked.length).toBeLessThan(5);
    const rest: Buffer[] = [];
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) rest.push(next.value);
    expect(asked).toHaveLength(30);
  });

  test('and cannot be read breaks the file off, so that no part is taken for the whole', async () => {
    const broken = { isThere: () => true, read: () => Promise.reject(new Error('gone')) };
    await expect(writeRecipes(recipes, 'mealie', broken)).rejects.toThrow('gone');
  });
});

describe('a photo of another program', () => {
  test('in Paprika is that of the recipe, or the first of its photos', async () => {
    const paprika = (name: string, more: object) => ({
      ...{ name, ingredients: '1 onion', directions: 'Cook.' },
      ...more,
    });
    const [one, two] = [photo('one').toString('base64'), photo('two').toString('base64')];
    const packed = (data: unknown) => gzipSync(JSON.stringify(data));
    const zip = await zipOf([
      { name: 'a.paprikarecipe', bytes: packed(paprika('A', { photo_data: one, photos: [{ data: two }] })) },
      { name: 'b.paprikarecipe', bytes: packed(paprika('B', { photo_data: null, photos: [{ data: two }] })) },
      { name: 'c.paprikarecipe', bytes: packed(paprika('C', { photo: 'x.jpg', photo_data: '' })) },
    ]);
    expect(texts(await photosOf(zip))).toEqual([
      [0, 'photo of one'],
      [1, 'photo of two'],
    ]);
  });

  test('lies beside its recipe, and those that are no recipe’s are named', async () => {
    const node = (name: string, more = {}) => ({
      '@type': 'Recipe',
      name,
      recipeIngredient: ['1 egg'],
      ...more,
    });
    const zip = await zipOf([
      { name: 'Soup.png', bytes: photo('soup') },
      { name: 'Soup.cook', bytes: Buffer.from('Boil @water{}.') },
      { name: 'Soup.1.jpg', bytes: photo('step') },
      { name: 'Pie/recipe.json', bytes: json(node('Pie')) },
      { name: 'Pie/full.jpg', bytes: photo('pie') },
      { name: 'Pie/thumb16.jpg', bytes: photo('small') },
      {
        name: 'x/all.json',
        bytes: json([node('Egg', { image: ['a%20b.jpg'] }), node('Ham', { image: '../no.jpg' })]),
      },
      { name: 'x/a b.jpg', bytes: photo('egg') },
      { name: '__MACOSX/x/._a b.jpg', bytes: photo('system') },
    ]);
    const { recipes, otherPhotos } = await readRecipes('all.zip', zip);
    expect(recipes.map(({ title }) => title)).toEqual(['Soup', 'Pie', 'Egg', 'Ham']);
    expect(otherPhotos).toEqual(['Soup.1.jpg']);
    expect(texts(await photosOf(zip))).toEqual([
      [0, 'photo of soup'],
      [1, 'photo of pie'],
      [2, 'photo of egg'],
    ]);
  });

  test('stands in an address of data, and one that is an address elsewhere is none', async () => {
    const node = { '@type': 'Recipe', name: 'Egg', recipeIngredient: ['1 egg'] };
    const image = { '@type': 'ImageObject', url: `data:image/png;base64,${photo('egg').toString('base64')}` };
    const [here, there] = [
      json({ ...node, image }),
      json({ ...node, image: 'https://food.example/egg.jpg' }),
    ];
    expect(texts(await photosOf(here))).toEqual([[0, 'photo of egg']]);
    expect(await photosOf(there)).toEqual([]);
  });
});

test('a photo that is too large, or beyond what is taken of one file, says so; others come', async () => {
  const cook = (name: string) => ({ name: `${name}.cook`, bytes: Buffer.from('Boil @water{}.') });
  const zip = await zipOf([
    ...['a', 'b', 'c', 'd'].map(cook),
    { name: 'a.jpg', bytes: Buffer.alloc(101) },
    { name: 'b.jpg', bytes: Buffer.alloc(90) },
    { name: 'c.jpg', bytes: Buffer.alloc(0) },
    { name: 'd.jpg', bytes: Buffer.alloc(90) },
  ]);
  const read = await photosOf(zip, { ...bounds, photoBytes: 100, photosBytes: 150 });
  expect(read.map(each => ('left' in each ? each.left : each.bytes.length))).toEqual([
    'too_large',
    90,
    'unreadable',
    'too_many',
  ]);
  const bomb = await photosOf(zip, { ...bounds, unpackedBytes: 200 });
  expect(bomb.map(each => ('left' in each ? each.left : 'read'))).toEqual([
    'read',
    'read',
    'unreadable',
    'too_many',
  ]);
});
