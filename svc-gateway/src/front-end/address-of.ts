/** Where a file of a slice is on the site. */
export const addressOf = (slice: string, file: string) =>
  slice === 'shell' ? `/${file}` : `/mfe/${slice}/${file}`;
