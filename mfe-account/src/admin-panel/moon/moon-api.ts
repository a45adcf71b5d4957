import { everyCountry, type HijriDaysMore, type HijriMonthOf, type HijriMonths } from '@sufra/contracts';
import { type AnnouncedMonth, announcedIn, type DaysMore } from '@sufra/prayer-times/hijri';
import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';
import { withSecondFactor } from '../../second-factor/step-up/step-up.ts';
import { asAdmin } from '../admin-api.ts';

/** What is announced, past what the browser may have kept. */
export const announcedQuery = queryOptions({
  queryKey: ['admin', 'hijri-months'],
  queryFn: ({ signal }) => call('GET /hijri-months', { signal, cache: 'no-cache' }),
});

export interface Announcing {
  of: HijriMonthOf;
  /** Null takes back what was announced. */
  daysMore: HijriDaysMore | null;
}

const params = ({ country, year, month }: HijriMonthOf) => ({ country, year, month });

export const announce = ({ of, daysMore }: Announcing): Promise<HijriMonths> =>
  asAdmin(() =>
    withSecondFactor(() =>
      daysMore === null
        ? call('DELETE /hijri-months/{country}/{year}/{month}', { params: params(of) })
        : call('PUT /hijri-months/{country}/{year}/{month}', { params: params(of), body: { daysMore } }),
    ),
  );

/** What is announced for a country itself, or for all. */
export const announcedOf = (months: readonly AnnouncedMonth[], { country, year, month }: HijriMonthOf) =>
  months.find(each => each.year === year && each.month === month)?.daysMore[country];

/** How members of a country would see the months, were one announced so. */
export function seenWith(months: readonly AnnouncedMonth[], { of, daysMore }: Announcing): DaysMore {
  const others = months.map(each => {
    if (each.year !== of.year || each.month !== of.month) return each;
    const { [of.country]: _, ...rest } = each.daysMore;
    return { ...each, daysMore: rest };
  });
  const told = announcedIn(others, of.country === everyCountry ? undefined : of.country);
  return month => {
    const isThis = month.year === of.year && month.month === of.month;
    return isThis && daysMore !== null ? daysMore : told(month)?.daysMore;
  };
}
