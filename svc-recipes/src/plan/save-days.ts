import { setTimeout as wait } from 'node:timers/promises';
import { mondayOf } from '@sufra/contracts';
import { isDuplicateKey, Problem } from '@sufra/service-kit';
import { applyChanges, type DayChange, weekPlanOf } from './days.ts';
import { type Calendar, keptCalendar } from './kept-calendar.ts';
import type { PlanModel } from './plan-model.ts';
import { today } from './today.ts';

const maxTries = 60;
const maxPauseMs = 25;

interface DaysToSave {
  ownerId: string;
  /** What is changed of the calendar as it is now, by its next version. Runs again after another write came between. */
  change: (calendar: Calendar, v: number) => DayChange[];
}

/** Changes days of a calendar; changes that come at once come one after the other. */
export async function saveDays(plans: PlanModel, { ownerId, change }: DaysToSave): Promise<Calendar> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const calendar = await keptCalendar(plans, ownerId);
    const version = calendar.version + 1;
    const changes = change(calendar, version);
    const next = { days: applyChanges(calendar.days, changes), version, carried: [] };
    const written = [...calendar.carried, ...changes];
    if (await save(plans, { ownerId, base: calendar.version, written, next })) return next;
    // Those that were overtaken together must not come back together.
    await wait(Math.random() * maxPauseMs);
  }
  throw new Problem('service_unavailable', { retryAfterSeconds: 1 });
}

const fieldOf = (change: DayChange): [string, unknown] =>
  'guests' in change
    ? [`days.${change.date}.guests`, change.guests]
    : [`days.${change.date}.meals.${change.meal}`, change.becomes];

interface Save {
  ownerId: string;
  base: number;
  written: DayChange[];
  next: Calendar;
}

async function save(plans: PlanModel, { ownerId, base, written, next }: Save): Promise<boolean> {
  const week = mondayOf(today());
  try {
    const { matchedCount, upsertedCount } = await plans.updateOne(
      // Before there were versions there was none.
      { _id: ownerId, v: base === 0 ? { $in: [0, null] } : base },
      {
        $set: {
          ...Object.fromEntries(written.map(fieldOf)),
          // For replicas that know no calendar.
          ...{ week, plan: weekPlanOf(next.days, week), at: next.version },
        },
        $inc: { v: 1 },
      },
      { upsert: base === 0 },
    );
    return matchedCount + upsertedCount === 1;
  } catch (error) {
    // Two began the calendar at once, and the other was faster.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
