import { z } from 'zod';
import { calendarMeals } from '../constants/options.ts';
import { Day } from './recipe.ts';

/** Where a recipe, or what is left of another meal, stands in the calendar. */
export const mealPlace = { date: Day, meal: z.enum(calendarMeals) };
export const MealPlace = z.object(mealPlace);
export type MealPlace = z.infer<typeof MealPlace>;
