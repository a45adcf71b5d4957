import { everyCountry, type HijriMonthOf, type HijriMonths } from '@sufra/contracts';
import { addDays } from '@sufra/prayer-times/days';
import { type DaysMore, isPossible, startOfMonth } from '@sufra/prayer-times/hijri';
import type { AnnouncedMonth } from './hijri-month-model.ts';

const yearBefore = 370;
const twoYears = 740;
/** A month that begins on another day may move those beside it, and they others; none moves more. */
const mostMoved = 6;

type Month = Pick<HijriMonthOf, 'year' | 'month'>;

const order = ({ year, month }: Month) => year * 12 + month - 1;
const atOrder = (at: number): Month => ({ year: Math.floor(at / 12), month: (at % 12) + 1 });

/** Whether it is near enough for pages to look at: of the year that was, or of the two that come. */
export function isNear(month: Month, now: Date): boolean {
  const today = now.toISOString().slice(0, 10);
  const start = startOfMonth(month);
  return addDays(today, -yearBefore) <= start && start <= addDays(today, twoYears);
}

export const isSameMonth = (one: HijriMonthOf, other: HijriMonthOf) =>
  one.country === other.country && order(one) === order(other);

/** What holds in a country: its own day, or else that of all countries. */
function daysMoreIn(country: string, months: readonly AnnouncedMonth[]): DaysMore {
  const byMonth = new Map(
    months.filter(each => each.country === everyCountry).map(each => [order(each), each.daysMore]),
  );
  for (const each of months) if (each.country === country) byMonth.set(order(each), each.daysMore);
  return month => byMonth.get(order(month));
}

/** Whether all months around a changed one still have 29 or 30 days, in each country where it holds. */
export function arePossible(months: readonly AnnouncedMonth[], changed: HijriMonthOf): boolean {
  const isOfAll = changed.country === everyCountry;
  const places = isOfAll ? new Set([everyCountry, ...months.map(each => each.country)]) : [changed.country];
  const around = Array.from({ length: 2 * mostMoved + 1 }, (_, at) =>
    atOrder(order(changed) - mostMoved + at),
  );
  return [...places].every(country => {
    const daysMore = daysMoreIn(country, months);
    return around.every(month => isPossible(month, daysMore));
  });
}

/** As pages read it: month by month, the earliest first. */
export function presentMonths(months: readonly AnnouncedMonth[], now: Date): HijriMonths {
  const near = months.filter(each => isNear(each, now)).toSorted((a, b) => order(a) - order(b));
  return {
    months: [...Map.groupBy(near, order)].map(([at, ofMonth]) => ({
      ...atOrder(at),
      daysMore: Object.fromEntries(
        ofMonth
          .toSorted((a, b) => (a.country < b.country ? -1 : 1))
          .map(({ country, daysMore }) => [country, daysMore]),
      ),
    })),
  };
}
