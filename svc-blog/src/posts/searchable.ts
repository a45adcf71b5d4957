const marks = /\p{M}+/gu;
const betweenWords = /[^\p{L}\p{N}]+/u;

/** The words of a text without case, accents and points, so that 'Börek' is found by 'borek'. */
export const wordsOf = (text: string): string[] =>
  text.normalize('NFKD').replace(marks, '').toLowerCase().split(betweenWords).filter(Boolean);

/** Words parted by one space each. Each stands there once: a search asks whether it is there, not how often. */
export const searchable = (...texts: string[]): string => [...new Set(texts.flatMap(wordsOf))].join(' ');

/** What a tag is compared by; one of signs alone stays as it is. */
export const tagKey = (tag: string): string => wordsOf(tag).join(' ') || tag.trim();
