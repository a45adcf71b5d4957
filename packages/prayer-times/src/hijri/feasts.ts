import { addDays, type CivilDate } from '../days/civil-date.ts';
import { type DaysMore, hijriIn, monthStart } from './in-country.ts';

export type Feast = 'fitr' | 'adha';

/** Eid al-Fitr is the first of Shawwal; Eid al-Adha the tenth of Dhu al-Hijjah, with the three days that follow it. */
const feasts = {
  fitr: { month: 10, day: 1, days: 1 },
  adha: { month: 12, day: 10, days: 4 },
} as const;

/** The day on which a feast begins: of the one that is, or else the next. */
export function feastOn(feast: Feast, today: CivilDate, daysMore: DaysMore): CivilDate {
  const { month, day, days } = feasts[feast];
  const { year } = hijriIn(today, daysMore);
  const beginsIn = (ofYear: number) => addDays(monthStart({ year: ofYear, month }, daysMore), day - 1);
  const ofThisYear = beginsIn(year);
  return addDays(ofThisYear, days - 1) < today ? beginsIn(year + 1) : ofThisYear;
}
