import { isMeasured, isNoise } from './line-kinds.ts';

const yieldInTitle = /\s?\((?:[^()]{0,12}\p{Nd}[^()]{0,20})\)$/u;
const asked = / (?:ki recipe|recipe|rezept|tarifi|resep)$/iu;
const greeting = /^(?:salam|assalam|hi\b|hello|dear|hey|guys)/i;

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
  const title = beforeDash(shortTitle(line))

    .replace(/[!?]{1,5}$/, '')
    .trim();
  return title.replace(asked, '').trim() || title;
}

function beforeDash(line: string): string {
  const at = line.search(/ [-–—] /);
  return at > 0 ? line.slice(0, at) : line;
}
