import { setTimeout as wait } from 'node:timers/promises';
import { mondayOf } from '@sufra/contracts';
import { isDuplicateKey, Problem } from '@sufra/service-kit';
import type { Table } from '../household/seat-of.ts';
import { applyChanges, type DayChange, weekPlanOf } from './days.ts';
import { type Calendar, keptCalendar, wholeCalendar } from './kept-calendar.ts';
import type { PlanModel } from './plan-model.ts';
import { today } from './today.ts';

const maxTries = 60;
const maxPauseMs = 25;

/** What is changed of the calendar as it is now, by its next version; nothing leaves it alone. Runs again after another write came between. */
type Change = (calendar: Calendar, v: number) => DayChange[] | undefined;

/** Changes days of the calendar of a table. */
export const saveDays = (plans: PlanModel, { table, change }: { table: Table; change: Change }) =>
  saveRead(plans, {
    ...{ ownerId: table.listOf, householdId: table.householdId, change },
    read: () => keptCalendar(plans, table),
  });

/** The same of a calendar with all that stands in it, also of members who have left. */
export const saveWholeDays = (plans: PlanModel, { ownerId, change }: { ownerId: string; change: Change }) =>
  saveRead(plans, {
    ...{ ownerId, householdId: null, change },
    read: () => wholeCalendar(plans, ownerId),
  });

interface DaysToSave {
  ownerId: string;
  householdId: string | null;
  read: () => Promise<Calendar>;
  change: Change;
}

/** Changes that come at once come one after the other. */
async function saveRead(plans: PlanModel, { read, change, ...whose }: DaysToSave): Promise<Calendar> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const calendar = await read();
    const version = calendar.version + 1;
    const changes = change(calendar, version);
    if (!changes) return calendar;
    const next = { ...calendar, days: applyChanges(calendar.days, changes), version, carried: [] };
    const written = [...calendar.carried, ...changes];
    if (await save(plans, { ...whose, base: calendar.version, written, next })) return next;
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
  householdId: string | null;
  base: number;
  written: DayChange[];
  next: Calendar;
}

async function save(plans: PlanModel, { ownerId, householdId, base, written, next }: Save): Promise<boolean> {
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
          ...(householdId !== null && { sharedIn: householdId }),
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
