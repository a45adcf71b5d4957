import { createHash } from 'node:crypto';
import { ownKey } from '../own-part.ts';
import type { PortableRecipe } from '../portable-recipe.ts';

const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').toUpperCase();

/** The same for the same recipe, so that Paprika knows one that it has already. */
function uidOf(recipe: PortableRecipe): string {
  const hex = hashOf([recipe.title, recipe.createdAt]);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const minutesText = (minutes: number) => (minutes > 0 ? `${minutes} mins` : '');

export const noPhoto = { photo: null, photo_large: null, photo_hash: null, photo_data: null, photos: [] };

const photoFields = (uid: string, photo: Buffer) => ({
  photo: `${uid}.jpg`,
  photo_hash: createHash('sha256').update(photo).digest('hex').toUpperCase(),
  photo_data: photo.toString('base64'),
});

/** A recipe as Paprika's export holds it, its photo a JPEG; every field is there, since readers of it count on that. */
export function paprikaRecipe(recipe: PortableRecipe, photo?: Buffer): Record<string, unknown> {
  const { title, servings, prepMinutes, cookMinutes, calories, source, createdAt } = recipe;
  const uid = uidOf(recipe);
  return {
    uid,
    hash: hashOf(recipe),
    name: title,
    description: recipe.description,
    ingredients: recipe.ingredients.map(({ text }) => text).join('\n'),
    directions: recipe.steps.map(({ text }) => text).join('\n\n'),
    notes: recipe.notes,
    nutritional_info: calories > 0 ? `${calories} kcal` : '',
    prep_time: minutesText(prepMinutes),
    cook_time: minutesText(cookMinutes),
    total_time: minutesText(prepMinutes + cookMinutes),
    servings: servings === null ? '' : String(servings),
    difficulty: '',
    rating: recipe.rating ?? 0,
    categories: [...new Set([...recipe.tags, ...(recipe.collections ?? [])])],
    source: source.name,
    source_url: source.url ?? '',
    image_url: '',
    created: createdAt ? createdAt.slice(0, 19).replace('T', ' ') : '',
    ...noPhoto,
    ...(photo && photoFields(uid, photo)),
    [ownKey]: JSON.stringify(recipe),
  };
}
