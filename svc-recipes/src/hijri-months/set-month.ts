import type { HijriDaysMore, HijriMonthOf, HijriMonths } from '@sufra/contracts';
import { changeDocument, isDuplicateKey, Problem, recordChange, recordCreate } from '@sufra/service-kit';
import { Types } from 'mongoose';
import { arePossible, isNear, isSameMonth, presentMonths } from './announced.ts';
import type { HijriCalendar, HijriMonthModel } from './hijri-month-model.ts';

const theOne = 'announced';

interface Setting {
  of: HijriMonthOf;
  /** Null takes back what was announced. */
  daysMore: HijriDaysMore | null;
  adminId: string;
}

/** Announced, and told to the audit log in the same write. What stands there already is not told again. */
export async function setMonth(calendars: HijriMonthModel, setting: Setting): Promise<HijriMonths> {
  const now = new Date();
  // What was announced long ago can be taken back; it is shown no more in any case.
  if (setting.daysMore !== null && !isNear(setting.of, now))
    throw new Problem('invalid_request', {
      details: [{ path: 'month', message: 'This month is too far away.' }],
    });
  const changed = await changeDocument<HijriCalendar>({
    read: () => calendars.findById(theOne).lean<HijriCalendar>().exec(),
    change: calendar => changeOf(calendar, setting, now),
    write: ({ filter, update }) =>
      calendars.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<HijriCalendar>().exec(),
  });
  if (changed) return presentMonths(changed.months, now);
  await begin(calendars);
  return setMonth(calendars, setting);
}

async function begin(calendars: HijriMonthModel): Promise<void> {
  try {
    await calendars.create(recordCreate({ _id: theOne, months: [] }));
  } catch (error) {
    // Another admin was the first.
    if (!isDuplicateKey(error)) throw error;
  }
}

function changeOf(calendar: HijriCalendar, { of, daysMore, adminId }: Setting, now: Date) {
  const before = calendar.months.find(each => isSameMonth(each, of))?.daysMore ?? null;
  if (before === daysMore) return undefined;
  const others = calendar.months.filter(each => !isSameMonth(each, of) && isNear(each, now));
  const months = daysMore === null ? others : [...others, { ...of, daysMore }];
  if (!arePossible(months, of)) throw new Problem('hijri_month_length');
  return recordChange({
    of: calendar,
    update: { $set: { months } },
    events: [
      {
        type: 'hijri-month.set',
        data: {
          ...of,
          entryId: String(new Types.ObjectId()),
          before,
          daysMore,
          setBy: adminId,
          setAt: now.toISOString(),
        },
      },
    ],
  });
}

export async function findMonths(calendars: HijriMonthModel): Promise<HijriMonths> {
  const calendar = await calendars.findById(theOne).lean<HijriCalendar>();
  return presentMonths(calendar?.months ?? [], new Date());
}
