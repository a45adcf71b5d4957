// A number with its stop in the middle of a text: '… until soft. 2. Add the rice'.
const numbered = /(?<=[.!?;)\s])\s?(?=(?:\p{Nd}{1,2}[.)]|[❶-❿①-⑳])\s?\p{L})/gu;

/** The steps of one text that has no lines: by their numbers, where they count up from one. */
export function splitSteps(text: string): string[] {
  const parts = text
    .split(numbered)
    .map(part => part.trim())
    .filter(Boolean);
  return parts.length > 1 &&
    parts.filter(part => /^(?:\p{Nd}|[❶-❿①-⑳])/u.test(part)).length >= parts.length - 1
    ? parts
    : [text];
}
