import { planDays, planSlots } from '@sufra/contracts';
import { t } from '../texts/text.ts';

export type Day = (typeof planDays)[number];
export type Meal = (typeof planSlots)[number];
export type SlotId = `${Day}-${Meal}`;

export const dayNames = (): Record<Day, string> => ({
  monday: t('plan.day.monday'),
  tuesday: t('plan.day.tuesday'),
  wednesday: t('plan.day.wednesday'),
  thursday: t('plan.day.thursday'),
  friday: t('plan.day.friday'),
  saturday: t('plan.day.saturday'),
  sunday: t('plan.day.sunday'),
});

export const mealNames = (): Record<Meal, string> => ({
  suhoor: t('plan.meal.suhoor'),
  lunch: t('plan.meal.lunch'),
  iftarOrDinner: t('plan.meal.iftarOrDinner'),
});

export const slotId = (day: Day, meal: Meal): SlotId => `${day}-${meal}`;

/** Every slot of the week, in the order in which they are eaten. */
export const slots = planDays.flatMap(day => planSlots.map(meal => ({ id: slotId(day, meal), day, meal })));

const bySlot = new Map(slots.map(slot => [slot.id, slot]));

/** 'Monday, lunch' */
export function slotName(id: SlotId) {
  const slot = bySlot.get(id);
  return slot ? t('plan.slot.name', { day: dayNames()[slot.day], meal: slot.meal }) : id;
}

/** The slot so many meals and days further, going round at the end of the week. */
export function slotBeside(id: SlotId, { days = 0, meals = 0 }: { days?: number; meals?: number }): SlotId {
  const place = slots.findIndex(slot => slot.id === id) + days * planSlots.length + meals;
  return slots.at(((place % slots.length) + slots.length) % slots.length)?.id ?? id;
}
