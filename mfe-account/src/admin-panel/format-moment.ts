// The same calendar as everywhere on the site, and said: admins may sit in different places.
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** 'November 20, 2026 at 3:14 PM UTC' */
export const formatMoment = (instant: string) => `${long.format(new Date(instant))} UTC`;
