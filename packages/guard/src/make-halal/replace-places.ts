/** A place of a text and what is to stand there. */
export type Edit = { start: number; end: number; by: string };

/** The text with the edits made; of edits that overlap the first counts. */
export function replacePlaces(text: string, edits: readonly Edit[]): string {
  let written = '';
  let at = 0;
  for (const { start, end, by } of [...edits].sort((one, other) => one.start - other.start)) {
    if (start < at) continue;
    written += text.slice(at, start) + by;
    at = end;
  }
  const tidied = tidy(written + text.slice(at));
  return /[,;:]$/.test(text.trim()) ? tidied : tidied.replace(/[,;:]$/, '');
}

// What a part that was taken out leaves: two spaces, a space before a comma, empty brackets.
const tidy = (text: string) =>
  withoutRepeats(
    text
      .replace(/[(（[]\s?[)）\]]/g, ' ')
      .replace(/(?<=\S) {1,9}(?=[,;.](?:\s|$))/g, '')
      .replace(/(?<! ) {2,}/g, ' ')
      .trim(),
  );

/** 'smoked smoked turkey' says it once. */
const withoutRepeats = (text: string) =>
  text.replace(/(?<![\p{L}\p{M}])(\p{L}{4,20}) \1(?![\p{L}\p{M}-])/giu, '$1');
