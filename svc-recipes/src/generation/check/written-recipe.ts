import type { IngredientLine, RecipeStep } from '@sufra/contracts';
import { z } from 'zod';

// Control characters and what turns the direction of text have no business in a recipe.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const joiners = /[\u200c\u200d]/;

/** What a model has written, as it is read. */
export const onlySeen = (text: string) =>
  text
    .replaceAll(unseen, found => (joiners.test(found) ? found : ' '))
    .replaceAll(/ {2,}/g, ' ')
    .trim();

const text = (longest: number) => z.string().transform(onlySeen).pipe(z.string().min(1).max(longest));
const textOrNone = (longest: number) =>
  z
    .string()
    .nullable()
    .transform(value => (value && onlySeen(value)) || null)
    .pipe(z.string().max(longest).nullable());

const whole = (most: number) => z.number().min(0).max(most).transform(Math.round);

export const WrittenLine = z.object({
  quantity: z
    .number()
    .min(0)
    .max(10_000)
    .nullable()
    .transform(value => value || null),
  unit: textOrNone(30),
  item: text(150),
  note: textOrNone(150),
}) satisfies z.ZodType<IngredientLine>;

export const WrittenStep = z.object({
  text: text(1_500),
  minutes: z
    .number()
    .min(0)
    .max(2_880)
    .nullable()
    .transform(value => (value ? Math.max(1, Math.round(value)) : null)),
}) satisfies z.ZodType<RecipeStep>;

/** What the generator has to answer with. Whatever comes is data from outside: measured, cleaned, and nothing beyond it kept. */
export const WrittenRecipe = z.object({
  isFood: z.literal(true),
  title: text(150),
  description: text(1_000),
  prepTime: whole(2_880).describe('whole minutes'),
  cookTime: whole(2_880).describe('whole minutes'),
  calories: whole(5_000).describe('kcal of one serving'),
  // For how many the amounts are. Where a model does not say it, they are for as many as were asked for.
  servings: z.number().min(1).max(50).transform(Math.round).optional().catch(undefined),
  tags: z.array(text(40)).max(10),
  ingredientLines: z.array(WrittenLine).min(1).max(40),
  steps: z.array(WrittenStep).min(1).max(30),
  // Said beside the recipe: a model that leaves it out, or says it in another way, has written the recipe all the same.
  unmet: z.array(z.string()).catch([]),
});
export type WrittenRecipe = z.output<typeof WrittenRecipe>;

/** `knows`: the dishes that a kitchen without AI names in place of one that it does not know. */
export const NotFood = z.object({
  isFood: z.literal(false),
  knows: z.array(text(80)).max(12).optional().catch(undefined),
});

// The plainest words of JSON Schema: what every server that speaks the protocol understands.
const known = ['type', 'properties', 'required', 'items', 'anyOf', 'description'];

export const plainSchema = (schema: unknown) => plain(schema) as Record<string, unknown>;

function plain(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plain);
  if (schema === null || typeof schema !== 'object') return schema;
  const entries = Object.entries(schema).filter(([key]) => known.includes(key));
  const simple = Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      key === 'properties'
        ? Object.fromEntries(Object.entries(value as object).map(([name, of]) => [name, plain(of)]))
        : plain(value),
    ]),
  );
  // Servers that hold the generator to a form ask for this of every object.
  return simple.type === 'object' ? { ...simple, additionalProperties: false } : simple;
}

/** What the generator is told of the shape. `isFood` may be false there: then the rest does not count. */
export const writtenRecipeSchema = plainSchema(
  z.toJSONSchema(
    WrittenRecipe.extend({ isFood: z.boolean(), servings: z.number(), unmet: z.array(z.string()) }),
    { io: 'input' },
  ),
);
