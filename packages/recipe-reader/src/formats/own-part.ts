import { z } from 'zod';
import type { PortableRecipe } from './portable-recipe.ts';

const text = (most: number) => z.string().max(most);
const minutes = z.int().nonnegative().max(1_000_000);

/** A file can come from every program, this part of it too: what is not of this shape is not ours. */
const ownPart = z.object({
  title: text(1_000),
  description: text(10_000),
  servings: z.int().positive().max(100_000).nullable(),
  prepMinutes: minutes,
  cookMinutes: minutes,
  ingredients: z
    .array(
      z.object({
        text: text(2_000),
        parts: z
          .object({
            quantity: z.number().positive().nullable(),
            unit: text(200).nullable(),
            item: text(2_000),
            note: text(2_000).nullable(),
          })
          .nullable(),
      }),
    )
    .max(1_000),
  steps: z.array(z.object({ text: text(10_000), minutes: minutes.nullable() })).max(1_000),
  notes: text(20_000),
  tags: z.array(text(500)).max(200),
  language: text(20).nullable(),
  calories: z.int().nonnegative().max(1_000_000),
  source: z.object({ name: text(500), url: text(4_000).nullable() }),
  isHalal: z.boolean(),
  isAdapted: z.boolean(),
  createdAt: text(40).nullable(),
  isFavorite: z.boolean(),
  ownNote: text(10_000),
  rating: z.int().min(1).max(5).nullable(),
  cookedOn: z.array(text(20)).max(10_000),
  collections: z.array(text(500)).max(200).optional(),
  photoAlt: text(1_000).optional(),
});

/** Where a format has a place for what other programs do not know, the whole recipe stands there under this name. */
export const ownKey = 'sufra';

function readOwnPart(value: unknown): PortableRecipe | undefined {
  try {
    return ownPart.safeParse(typeof value === 'string' ? JSON.parse(value) : value).data;
  } catch {
    return undefined; // no JSON, so it is not ours
  }
}

interface Read {
  /** What every program reads in the file. */
  said: PortableRecipe;
  own: unknown;
  /** Whether the file is still the one that is written of a recipe. */
  isWrittenOf: (recipe: PortableRecipe) => boolean;
}

/**
 * The recipe that was written into a file. Of one that was changed elsewhere the change holds, and what only its owner keeps stays;
 * not the words of its photo, which may be another one by now.
 */
export function withOwnPart({ said, own, isWrittenOf }: Read): PortableRecipe {
  const kept = own === undefined ? undefined : readOwnPart(own);
  if (!kept) return said;
  if (isWrittenOf(kept)) return kept;
  const { language, isAdapted, isFavorite, ownNote, cookedOn, collections } = kept;
  return {
    ...{ ...said, language, isAdapted, isFavorite, ownNote, cookedOn },
    rating: said.rating ?? kept.rating,
    ...(collections && { collections }),
  };
}
