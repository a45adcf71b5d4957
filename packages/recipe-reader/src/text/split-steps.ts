// A number with its stop in the middle of a text: '… until soft. 2. Add the rice'.
const numbered = /(?<=[.!?;)\s])\s?(?=(?:\p{Nd}{1,2}[.)]|[❶-❿①-⑳])\s?\p{L})/gu;

const sentenceEnd = /(?<=[.!?。۔।؟])(?<!\p{L}\.\p{L}\.)\s*(?=[\p{Lu}\p{Lo}])/gu;
const shortestSentence = 12;

/** The steps of one text that has no lines: by their numbers, where they count up from one. */
export function splitSteps(text: string): string[] {
  const parts = partsAt(text, numbered);
  const counted = parts.filter(part => /^(?:\p{Nd}|[❶-❿①-⑳])/u.test(part)).length;
  return parts.length > 1 && counted >= parts.length - 1 ? parts : [text];
}

/** Of a typed text without numbers each sentence is a step: one who cooks reads one thing at a time. A page divides its own. */
export function splitTyped(text: string): string[] {
  const parts = splitSteps(text);
  if (parts.length > 1) return parts;
  const sentences = partsAt(text, sentenceEnd);
  return sentences.every(({ length }) => length >= shortestSentence) ? sentences : [text];
}

const partsAt = (text: string, ends: RegExp) =>
  text
    .split(ends)
    .map(part => part.trim())
    .filter(Boolean);
