/** A day of the civil calendar, `2027-02-08`: without a time and without a zone. */
export type CivilDate = string;

const day = 86_400_000;
const atMidnight = (date: CivilDate) => Date.parse(`${date}T00:00:00Z`);

export const addDays = (date: CivilDate, days: number): CivilDate =>
  new Date(atMidnight(date) + days * day).toISOString().slice(0, 10);

export const daysBetween = (from: CivilDate, to: CivilDate) => (atMidnight(to) - atMidnight(from)) / day;

/** 0 is Sunday. */
export const weekdayOf = (date: CivilDate) => new Date(atMidnight(date)).getUTCDay();

export function partsOfDate(date: CivilDate) {
  const at = new Date(atMidnight(date));
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}

/** Which day it is at a moment in a zone. */
export function dateIn(timeZone: string, at: Date): CivilDate {
  const format = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const part = (type: string) => format.formatToParts(at).find(part => part.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
