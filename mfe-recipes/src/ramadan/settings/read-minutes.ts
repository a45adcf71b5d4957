import { latinDigits } from '@sufra/texts/digits';

/** `-3`, `−3`, `+3`, `٣`; nothing is none. Undefined for what is no whole number within the limit. */
export function readMinutes(words: string, most: number): number | undefined {
  const latin = latinDigits(words.trim()).replaceAll('−', '-');
  if (latin === '') return 0;
  if (!/^[+-]?\d{1,3}$/.test(latin)) return undefined;
  const minutes = Number(latin);
  return Math.abs(minutes) <= most ? minutes : undefined;
}
