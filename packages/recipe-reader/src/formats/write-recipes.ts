import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { fileNames, slugs } from './archive/file-names.ts';
import { type PackedFile, zipStream } from './archive/zip-stream.ts';
import { writeCooklang } from './cooklang/write-cooklang.ts';
import { writeJsonLd } from './json-ld/write-json-ld.ts';
import { mealieRecipe } from './mealie/write-mealie.ts';
import { paprikaRecipe } from './paprika/write-paprika.ts';
import { writePlainText } from './plain-text/write-plain-text.ts';
import type { PortableRecipe } from './portable-recipe.ts';

const deflate = promisify(gzip);

export const recipeFormats = ['json-ld', 'cooklang', 'mealie', 'paprika', 'text'] as const;
export type RecipeFormat = (typeof recipeFormats)[number];

/** Photos of recipes, by their place in the list. One is asked for when its turn has come. */
export interface PhotosToWrite {
  isThere: (at: number) => boolean;
  /** Nothing where it has gone meanwhile. */
  read: (at: number, as: PhotoForm) => Promise<Buffer | undefined>;
}

/** JPEG is what every program shows; Mealie keeps WebP, in three sizes. */
export type PhotoForm = { type: 'jpeg' | 'webp'; size: 'whole' | 'middle' | 'small' };

interface About {
  type: string;
  /** With its dot. */
  ending: string;
}
export interface StreamedFile extends About {
  content: AsyncIterable<Buffer> | Iterable<Buffer>;
}
export interface WrittenFile extends About {
  bytes: Buffer;
}

const none: PhotosToWrite = { isThere: () => false, read: async () => undefined };

/** The recipes as one file of a format. */
export async function writeRecipes(
  recipes: readonly PortableRecipe[],
  format: RecipeFormat,
  photos = none,
): Promise<WrittenFile> {
  const { content, ...about } = streamRecipes(recipes, format, photos);
  return { ...about, bytes: await buffer(Readable.from(content)) };
}

/** The same while it is written: of the photos no more than one is held. Text has no place for them. */
export const streamRecipes = (
  recipes: readonly PortableRecipe[],
  format: RecipeFormat,
  photos = none,
): StreamedFile => writers[format](recipes, photos);

const zip = (
  content: AsyncIterable<PackedFile>,
  ending = '.zip',
  type = 'application/zip',
): StreamedFile => ({ content: zipStream(content), type, ending });
const text = (content: string, type: string, ending: string): StreamedFile => ({
  content: [Buffer.from(content)],
  type: `${type}; charset=utf-8`,
  ending,
});
const jsonOf = (data: unknown) => Buffer.from(JSON.stringify(data));
const titlesOf = (recipes: readonly PortableRecipe[]) => recipes.map(({ title }) => title);
const whole = (type: PhotoForm['type']): PhotoForm => ({ type, size: 'whole' });

async function* packedPhoto(
  photos: PhotosToWrite,
  { at, as, name }: { at: number; as: PhotoForm; name: string },
): AsyncGenerator<PackedFile> {
  const bytes = photos.isThere(at) ? await photos.read(at, as) : undefined;
  if (bytes) yield { name, bytes, isPacked: true };
}

type Writer = (recipes: readonly PortableRecipe[], photos: PhotosToWrite) => StreamedFile;

const writers: Record<RecipeFormat, Writer> = {
  text: recipes => text(writePlainText(recipes), 'text/plain', '.txt'),
  'json-ld': (recipes, photos) =>
    recipes.some((_, at) => photos.isThere(at))
      ? zip(jsonLdWithPhotos(recipes, photos))
      : text(writeJsonLd(recipes), 'application/ld+json', '.json'),
  cooklang: (recipes, photos) => {
    const [only, ...others] = recipes;
    return only && others.length === 0 && !photos.isThere(0)
      ? text(writeCooklang(only), 'text/plain', '.cook')
      : zip(cooklangFiles(recipes, photos));
  },
  mealie: (recipes, photos) => zip(mealieFiles(recipes, photos)),
  paprika: (recipes, photos) =>
    zip(paprikaFiles(recipes, photos), '.paprikarecipes', 'application/octet-stream'),
};

/** Each node names its photo as a file beside it. */
async function* jsonLdWithPhotos(recipes: readonly PortableRecipe[], photos: PhotosToWrite) {
  const names = fileNames(titlesOf(recipes)).map(name => `${name}.jpg`);
  const images = names.map((name, at) =>
    photos.isThere(at) ? `photos/${encodeURIComponent(name)}` : undefined,
  );
  yield { name: 'recipes.json', bytes: Buffer.from(writeJsonLd(recipes, images)) };
  for (const [at, name] of names.entries())
    yield* packedPhoto(photos, { at, as: whole('jpeg'), name: `photos/${name}` });
}

async function* cooklangFiles(recipes: readonly PortableRecipe[], photos: PhotosToWrite) {
  const names = fileNames(titlesOf(recipes));
  for (const [at, recipe] of recipes.entries()) {
    yield { name: `${names[at]}.cook`, bytes: Buffer.from(writeCooklang(recipe)) };
    yield* packedPhoto(photos, { at, as: whole('jpeg'), name: `${names[at]}.jpg` });
  }
}

/** Mealie's importer copies the folder of images as it is, and makes no smaller ones of its own. */
const mealieImages = [
  { name: 'original', size: 'whole' },
  { name: 'min-original', size: 'middle' },
  { name: 'tiny-original', size: 'small' },
] as const;

async function* mealieFiles(recipes: readonly PortableRecipe[], photos: PhotosToWrite) {
  const names = slugs(titlesOf(recipes));
  for (const [at, recipe] of recipes.entries()) {
    const slug = names[at] ?? '';
    const bytes = jsonOf(mealieRecipe(recipe, slug, photos.isThere(at)));
    yield { name: `recipes/${slug}/${slug}.json`, bytes };
    for (const { name, size } of mealieImages)
      yield* packedPhoto(photos, {
        at,
        as: { type: 'webp', size },
        name: `recipes/${slug}/images/${name}.webp`,
      });
  }
}

async function* paprikaFiles(recipes: readonly PortableRecipe[], photos: PhotosToWrite) {
  const names = fileNames(titlesOf(recipes));
  for (const [at, recipe] of recipes.entries()) {
    const photo = photos.isThere(at) ? await photos.read(at, whole('jpeg')) : undefined;
    const bytes = await deflate(jsonOf(paprikaRecipe(recipe, photo)));
    yield { name: `${names[at]}.paprikarecipe`, bytes, isPacked: true };
  }
}
