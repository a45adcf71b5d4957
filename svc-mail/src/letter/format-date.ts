const timeZone = 'UTC';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });

/** 'November 21, 2026', as on the site. */
export const formatDate = (instant: Date) => day.format(instant);

/** '06:10 UTC on November 21, 2026' */
export const formatMoment = (instant: Date) => `${clock.format(instant)} UTC on ${formatDate(instant)}`;
