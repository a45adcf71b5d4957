import { textOf } from './excerpt.ts';

/** What most people read of an easy text in a minute. */
const wordsPerMinute = 220;

export function readingMinutes(html: string): number {
  const words = textOf(html).split(' ').length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
