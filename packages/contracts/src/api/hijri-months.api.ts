import { z } from 'zod';
import { countries } from '../constants/countries.ts';
import type { ApiTable } from './api-table.ts';
import { orStop } from './or-stop.ts';

/** What holds where a country has no day of its own. */
export const everyCountry = 'all';

const places = new Set([everyCountry, ...countries]);
const Place = z
  .string()
  .max(3, orStop('This is no country.'))
  .refine(code => places.has(code), orStop('This is no country.'))
  .describe('a country by ISO 3166-1, `PK`; `all` for those that have no day of their own');

/** The years that the calendar of Umm al-Qura is published for. */
export const hijriYears = { first: 1300, last: 1600 } as const;
const Year = z.int().min(hijriYears.first).max(hijriYears.last);
const Month = z.int().min(1).max(12).describe('1 is Muharram, 9 Ramadan');

export const HijriDaysMore = z
  .union([z.literal(-1), z.literal(0), z.literal(1)], 'This is a day earlier, a day later, or neither.')
  .describe('how many days later than calculated the month begins');
export type HijriDaysMore = z.infer<typeof HijriDaysMore>;

export const HijriMonths = z.object({
  months: z
    .array(
      z.object({
        year: Year,
        month: Month,
        daysMore: z.record(Place, HijriDaysMore).describe('by country'),
      }),
    )
    .describe(
      'of a year before and two years after, the earliest first; a month without any is as calculated',
    ),
});
export type HijriMonths = z.infer<typeof HijriMonths>;

export const HijriMonthOf = z.object({ country: Place, year: Year, month: Month });
export type HijriMonthOf = z.infer<typeof HijriMonthOf>;

const params = HijriMonthOf.extend({
  year: z.coerce.number().pipe(Year),
  month: z.coerce.number().pipe(Month),
});

/** When Hijri months begin where the moon is looked for. All countries come in one answer, so that no call says where its reader is. */
export const hijriMonthsApi = {
  'GET /hijri-months': {
    slice: 'svc-recipes',
    summary: 'The Hijri months for which a day was announced, in all countries; with an ETag',
    access: 'public',
    status: 200,
    answer: HijriMonths,
    problems: [],
  },
  'PUT /hijri-months/{country}/{year}/{month}': {
    slice: 'svc-recipes',
    summary: 'Announce when a month begins in a country, or in all that have no day of their own',
    access: 'admin',
    asksSecondFactor: true,
    params,
    body: z.object({ daysMore: HijriDaysMore }),
    status: 200,
    answer: HijriMonths,
    problems: ['hijri_month_length'],
  },
  'DELETE /hijri-months/{country}/{year}/{month}': {
    slice: 'svc-recipes',
    summary: 'Take back what was announced of a month in a country',
    access: 'admin',
    asksSecondFactor: true,
    params,
    status: 200,
    answer: HijriMonths,
    problems: ['hijri_month_length'],
  },
} as const satisfies ApiTable;
