import { limits } from '@sufra/contracts';
import { type Job, workWhenDue } from '@sufra/service-kit';
import { trusted } from 'mongoose';
import type { PlanDocument, PlanModel } from './plan-model.ts';

interface Options {
  plans: PlanModel;
  job: Job;
  everyMs: number;
}

/** A calendar that is full has some hundred kilobytes. */
const atOnce = 20;

/** The first day that is kept: the same one, so many years ago. */
export function firstKept(now: Date): string {
  const first = new Date(now);
  first.setUTCFullYear(now.getUTCFullYear() - limits.calendarYearsKept);
  return first.toISOString().slice(0, 10);
}

/** One replica looks through all calendars, once in a while, for days that are longer ago than they are kept. */
export const forgetPastDays = ({ plans, job, everyMs }: Options) =>
  workWhenDue({
    job,
    everyMs,
    work: async goesOn => {
      const first = firstKept(new Date());
      let after: string | undefined = '';
      while (after !== undefined && (await goesOn())) after = await forgetBefore(plans, { first, after });
    },
  });

/** Answers after which calendar to go on; undefined at the end. */
async function forgetBefore(
  plans: PlanModel,
  { first, after }: { first: string; after: string },
): Promise<string | undefined> {
  const found = await plans
    .find({ _id: trusted({ $gt: after }) })
    .sort({ _id: 1 })
    .limit(atOnce)
    .select('days')
    .lean<Pick<PlanDocument, '_id' | 'days'>[]>();
  for (const { _id, days = {} } of found) {
    const past = Object.keys(days).filter(date => date < first);
    if (past.length === 0) continue;
    // Day by day, so that a meal that is planned meanwhile stays. No page shows them any more, so it is no change to tell of.
    await plans.updateOne({ _id }, { $unset: Object.fromEntries(past.map(date => [`days.${date}`, ''])) });
  }
  return found.length < atOnce ? undefined : found.at(-1)?._id;
}
