const grouped = new Intl.NumberFormat('en-US');

/** '10,000' */
export const formatCount = (count: number) => grouped.format(count);
