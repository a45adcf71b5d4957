import { addDays, mondayOf, planDays, planSlots } from '@sufra/contracts';
import { type DayChange, weekPlanOf } from './days.ts';
import type { PlanDocument } from './plan-model.ts';

interface Carrying {
  document: Pick<PlanDocument, '_id' | 'days' | 'v' | 'week' | 'at'> & {
    plan?: Partial<PlanDocument['plan']>;
  };
  today: string;
}

/**
 * What the calendar lacks of the week that is kept without dates. Such a week held for every week: one that was never carried over
 * comes into the present week and the next. Later a replica of the version before may have written it: then the difference.
 */
export function toCarry({ document, today }: Carrying): DayChange[] {
  const { plan, week, days = {}, _id, v = 0, at } = document;
  if (!plan || at === v) return [];
  const thisWeek = mondayOf(today);
  return (week === undefined ? [thisWeek, addDays(thisWeek, 7)] : [week]).flatMap(monday => {
    const known = weekPlanOf(days, monday);
    return planDays.flatMap((day, number) =>
      planSlots.flatMap((meal): DayChange[] => {
        const recipeId = plan[day]?.[meal] ?? null;
        if (recipeId === known[day][meal]) return [];
        const date = addDays(monday, number);
        const becomes = { ...(recipeId !== null && { recipeId, by: _id }), people: null, v };
        return [{ date, meal, becomes }];
      }),
    );
  });
}
