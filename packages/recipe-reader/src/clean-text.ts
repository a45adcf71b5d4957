// Soft hyphens, zero-width marks and what turns the direction of text; the two joiners belong to words in some scripts.
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const joinersBetweenLatin = /(?<=\p{Script=Latin})[\u200c\u200d](?=\p{Script=Latin})/gu;
const controls = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu;

/** One line, as it is read: what is not seen is taken out, and every run of blanks is one. */
export const cleanLine = (text: string) =>
  text
    .replaceAll(unseen, '')
    .replaceAll(joinersBetweenLatin, '')
    .replaceAll('\u2011', '-')
    .replaceAll(controls, ' ')
    .trim();

const lineEnds = /\r\n|[\n\r\u2028\u2029]/;

export const cleanLines = (text: string) => text.split(lineEnds).map(cleanLine).filter(Boolean);
