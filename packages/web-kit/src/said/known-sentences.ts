import { messages, type ProblemCode, problems } from '@sufra/contracts';
import { fieldTexts } from './field-texts.ts';
import { messageTexts } from './message-texts.ts';
import { problemTexts } from './problem-texts.ts';
import { reasonTexts } from './reason-texts.ts';
import type { Said } from './said.ts';
import { serviceTexts } from './service-texts.ts';

/** A sentence in the language of the page, else what a refusal of this code says there. */
export type KnownSentences = (sentence: string, code?: ProblemCode) => string | undefined;

/** English sentences are what they are found by. */
export function knownSentences(): KnownSentences {
  const byCode = problemTexts();
  const byName = messageTexts();
  const codes = Object.entries(byCode) as [ProblemCode, string][];
  const names = Object.entries(byName) as [keyof typeof messages, string][];
  const bySentence = new Map<string, Said>([
    ...Object.entries(fieldTexts()),
    ...Object.entries(serviceTexts()),
    ...Object.entries(reasonTexts()),
    ...codes.map(([code, text]) => [withoutValues(problems[code].message), () => text] as const),
    ...names.map(([name, text]) => [withoutValues(messages[name]), () => text] as const),
  ]);
  return (sentence, code) => {
    const byWords = bySentence.get(withoutValues(sentence));
    const words = quoted(sentence).join(', ');
    if (byWords) return byWords({ count: Number(/\d+/.exec(sentence)?.[0]), words });
    return code && Object.hasOwn(byCode, code) ? byCode[code] : undefined;
  };
}

const quoted = (sentence: string): string[] => sentence.match(/“[^“”]*”/g) ?? [];

/** One sentence, whatever the limit in it is and whatever it quotes. */
const withoutValues = (sentence: string) =>
  sentence
    .replaceAll(/“[^“”]*”/g, '“”')
    .replaceAll(/“”(?:, “”)+/g, '“”')
    .replaceAll(/\d+/g, '#');
