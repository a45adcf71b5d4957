import { wordsOf } from '@sufra/contracts';

/** Words parted by one space each. Each stands there once: a search asks whether it is there, not how often. */
export const searchable = (...texts: string[]): string => [...new Set(texts.flatMap(wordsOf))].join(' ');
