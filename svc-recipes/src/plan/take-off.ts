import { isSamePlace } from '@sufra/contracts';
import { type DayChange, mealAt, placesOf } from './days.ts';
import type { PlanModel } from './plan-model.ts';
import { saveWholeDays } from './save-days.ts';

interface TakeOff {
  /** Whose calendar it is. */
  ownerId: string;
  isGoing: (by: string) => boolean;
}

/** What some members have brought to a calendar, with what is left of it, and what is remembered of it. */
export async function takeOff(plans: PlanModel, { ownerId, isGoing }: TakeOff): Promise<void> {
  const isTheirs = (by: string | undefined) => by !== undefined && isGoing(by);
  await saveWholeDays(plans, {
    ownerId,
    change: ({ days }, v) => {
      const places = placesOf(Object.keys(days));
      const going = places.filter(place => isTheirs(mealAt(days, place)?.by));
      const changes = places.flatMap((place): DayChange[] => {
        const { was, ...meal } = mealAt(days, place) ?? { people: null, v };
        const source = meal.leftoversOf;
        const isLeftOver = source !== undefined && going.some(each => isSamePlace(each, source));
        if (isTheirs(meal.by) || isLeftOver) return [{ ...place, becomes: { people: null, v } }];
        return isTheirs(was?.by) ? [{ ...place, becomes: meal }] : [];
      });
      return changes.length > 0 ? changes : undefined;
    },
  });
}
