export { type AnnouncedMonth, type Announcement, announcedIn } from './announced.ts';
export { type MarkedDay, markedDays, markOf } from './days-to-mark.ts';
export { type Feast, feastOn } from './feasts.ts';
export { type HijriDate, hijriOf, ramadan, startOfMonth } from './hijri-date.ts';
export { type DaysMore, daysOfMonth, hijriIn, isPossible, monthStart, noDaysMore } from './in-country.ts';
export { ramadanOf, type Season, seasonOf } from './season.ts';
