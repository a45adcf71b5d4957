import type { Token } from '../normalise/tokens.ts';

/** The language of a line, by its everyday words; undefined where they say nothing or contradict each other. */
export function guessLanguage(
  tokens: readonly Token[],
  hints: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const counts = new Map<string, number>();
  for (const { text, exact } of tokens) {
    for (const language of hints.get(text) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
    for (const [language, letters] of letterHints)
      if (letters.test(exact)) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  if (counts.size === 0) return;
  const [first, second] = [...counts].sort((one, other) => other[1] - one[1]);
  return first && first[1] !== second?.[1] ? first[0] : undefined;
}

const letterHints: readonly [string, RegExp][] = [
  ['tr', /[ışğ]/],
  ['ar', /[ةأإىؤك]|^ال/],
  ['fa', /[پچژگ]/],
  ['ur', /[ٹڈڑےںھہ]/],
];
