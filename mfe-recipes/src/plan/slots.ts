import { planDays, planSlots } from '@sufra/contracts';

export type Day = (typeof planDays)[number];
export type Meal = (typeof planSlots)[number];
export type SlotId = `${Day}-${Meal}`;

export const dayNames: Record<Day, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

export const mealNames: Record<Meal, string> = {
  suhoor: 'Suhoor',
  lunch: 'Lunch',
  iftarOrDinner: 'Iftar or dinner',
};

export const slotId = (day: Day, meal: Meal): SlotId => `${day}-${meal}`;

/** Every slot of the week, in the order in which they are eaten. */
export const slots = planDays.flatMap(day =>
  planSlots.map(meal => ({ id: slotId(day, meal), day, meal, name: nameOf(day, meal) })),
);

function nameOf(day: Day, meal: Meal) {
  return `${dayNames[day]}, ${mealNames[meal].toLowerCase()}`;
}

const bySlot = new Map(slots.map(slot => [slot.id, slot]));

/** 'Monday, lunch' */
export const slotName = (id: SlotId) => bySlot.get(id)?.name ?? id;

/** The slot so many meals and days further, going round at the end of the week. */
export function slotBeside(id: SlotId, { days = 0, meals = 0 }: { days?: number; meals?: number }): SlotId {
  const place = slots.findIndex(slot => slot.id === id) + days * planSlots.length + meals;
  return slots.at(((place % slots.length) + slots.length) % slots.length)?.id ?? id;
}
