const long = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'November 2026' */
export const formatMonth = (month: string) => long.format(new Date(`${month}-01T00:00:00Z`));
