// One calendar for every reader: the free recipes renew at 00:00 UTC, which is the day before in New York.
const timeZone = 'UTC';

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });

/** 'November 20, 2026' */
export const formatDate = (instant: string | Date) => long.format(new Date(instant));

export const isSameDay = (one: string | Date, other: string | Date) => formatDate(one) === formatDate(other);
