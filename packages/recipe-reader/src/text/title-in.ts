import { isMeasured, isNoise } from './line-kinds.ts';

const yieldInTitle = /\s?\((?:[^()]{0,12}\p{Nd}[^()]{0,20})\)$/u;
const asked = /\s*(?:ki recipe|recipe|rezept|tarifi|resep)\s*$/iu;
const greeting = /^(?:salam|assalam|hi\b|hello|dear|hey|guys)/i;
const tail = /\s[-–—]\s.*$/;

export const shortTitle = (line: string) =>
  line
    .replace(yieldInTitle, '')
    .replace(/[:：]$/, '')
    .trim();

/** The first line that may be the name of a dish. */
export function titleIn(lines: string[]): string {
  const line = lines.find(
    one =>
      one.length <= 90 &&
      one.split(' ').length <= 12 &&
      !isNoise(one) &&
      !isMeasured(one) &&
      !greeting.test(one) &&
      !/[.,;]$/.test(one),
  );
  if (!line) return '';
  const title = shortTitle(line)
    .replace(tail, '')
    .replace(/[!?]{1,5}$/, '')
    .trim();
  return title.replace(asked, '').trim() || title;
}
