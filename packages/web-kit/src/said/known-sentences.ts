import { messages, type ProblemCode, problems } from '@sufra/contracts';
import { fieldTexts } from './field-texts.ts';
import { messageTexts } from './message-texts.ts';
import { problemTexts } from './problem-texts.ts';

export interface KnownSentences {
  bySentence: Map<string, (count: number) => string>;
  byCode: Record<ProblemCode, string>;
}

/** In the language of the page; English sentences are what they are found by. */
export function knownSentences(): KnownSentences {
  const byCode = problemTexts();
  const byName = messageTexts();
  const codes = Object.entries(byCode) as [ProblemCode, string][];
  const names = Object.entries(byName) as [keyof typeof messages, string][];
  return {
    byCode,
    bySentence: new Map([
      ...Object.entries(fieldTexts()),
      ...codes.map(([code, text]) => [withoutFigures(problems[code].message), () => text] as const),
      ...names.map(([name, text]) => [withoutFigures(messages[name]), () => text] as const),
    ]),
  };
}

/** One sentence, whatever the limit in it is. */
export const withoutFigures = (sentence: string) => sentence.replaceAll(/\d+/g, '#');
