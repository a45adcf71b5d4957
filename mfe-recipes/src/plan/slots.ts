import {
  addDays,
  type CalendarMealName,
  calendarMeals,
  type MealPlace,
  type planDays,
  weekdayOf,
  weekOf,
} from '@sufra/contracts';
import { t } from '../texts/text.ts';
import { isRamadan } from './is-ramadan.ts';

export type Day = (typeof planDays)[number];
export type Meal = CalendarMealName;
/** '2027-02-08_lunch' */
export type SlotId = `${string}_${Meal}`;

export const dayNames = (): Record<Day, string> => ({
  monday: t('plan.day.monday'),
  tuesday: t('plan.day.tuesday'),
  wednesday: t('plan.day.wednesday'),
  thursday: t('plan.day.thursday'),
  friday: t('plan.day.friday'),
  saturday: t('plan.day.saturday'),
  sunday: t('plan.day.sunday'),
});
export const dayName = (date: string) => dayNames()[weekdayOf(date)];

/** What a meal is called on a day: in Ramadan there are suhoor and iftar. */
const calledOn = (meal: Meal, date: string) => (isRamadan(date) ? meal : usuallyCalled[meal]);
const usuallyCalled = {
  suhoor: 'breakfast',
  lunch: 'lunch',
  iftarOrDinner: 'dinner',
  snack: 'snack',
} as const satisfies Record<Meal, string>;

/** 'Suhoor', or 'Breakfast'. */
export const mealName = (meal: Meal, date: string) => t('plan.meal.name', { meal: calledOn(meal, date) });

export const slotId = (date: string, meal: Meal): SlotId => `${date}_${meal}`;

export function placeOf(id: SlotId): MealPlace {
  const [date = '', name] = id.split('_');
  return { date, meal: calendarMeals.find(meal => meal === name) ?? 'lunch' };
}

/** A slot's id by what a browser or a page was told. */
export const asSlot = (id: unknown): SlotId | undefined =>
  typeof id === 'string' && /^\d{4}-\d\d-\d\d_/.test(id) ? (id as SlotId) : undefined;

/** 'monday-lunch': the same place in every week. */
export function slotInWeek(id: SlotId) {
  const { date, meal } = placeOf(id);
  return `${weekdayOf(date)}-${meal}`;
}

/** Every slot of some days, in the order in which they are eaten. */
export const slotsOf = (dates: readonly string[]) =>
  dates.flatMap(date => calendarMeals.map(meal => ({ id: slotId(date, meal), date, meal })));

/** 'Monday, lunch' */
export function slotName(id: SlotId) {
  const { date, meal } = placeOf(id);
  return t('plan.slot.nameOn', { day: dayName(date), meal: calledOn(meal, date) });
}

/** The slot so many meals and days further, going round at the end of the week. */
export function slotBeside(id: SlotId, { days = 0, meals = 0 }: { days?: number; meals?: number }): SlotId {
  const slots = slotsOf(weekOf(placeOf(id).date));
  const place = slots.findIndex(slot => slot.id === id) + days * calendarMeals.length + meals;
  return slots.at(((place % slots.length) + slots.length) % slots.length)?.id ?? id;
}

export const inNextWeek = (date: string) => addDays(date, 7);
