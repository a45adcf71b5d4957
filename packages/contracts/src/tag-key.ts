const marks = /\p{M}+/gu;
const betweenWords = /[^\p{L}\p{N}]+/u;

/** Without case, accents and points. */
export const plainLetters = (text: string): string => text.normalize('NFKD').replace(marks, '').toLowerCase();

const wordsOf = (text: string): string[] => plainLetters(text).split(betweenWords).filter(Boolean);

/** What a tag is compared by: 'One-pan' is 'one pan'. One of signs alone stays as it is. */
export const tagKey = (tag: string): string => wordsOf(tag).join(' ') || tag.trim();
