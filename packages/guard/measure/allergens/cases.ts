import { z } from 'zod';
import { allergens } from '../../src/allergens/foods.ts';

const Allergens = z.array(z.enum(allergens));

/** A line with what it holds, and what it may hold: saying that or not is no error. */
export const AllergenLine = z.object({
  text: z.string(),
  lang: z.string().default('?'),
  allergens: Allergens,
  may: Allergens.default([]),
});
export type AllergenLine = z.infer<typeof AllergenLine>;

/** Lines, and the places of those that a list of what to avoid must find; of `either` none is wrong. */
export const AvoidCase = z.object({
  avoid: z.array(z.string()),
  lines: z.array(z.string()),
  hits: z.array(z.int().nonnegative()),
  either: z.array(z.int().nonnegative()).default([]),
});
export type AvoidCase = z.infer<typeof AvoidCase>;
