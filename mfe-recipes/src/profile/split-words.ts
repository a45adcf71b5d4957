/** 'rice, , dates ' is rice and dates; Arabic and full-width commas part as well, and so does a new line. */
export const splitWords = (text: string) =>
  text
    .split(/[,،，\n]/)
    .map(part => part.trim())
    .filter(Boolean);
