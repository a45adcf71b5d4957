import { type Hostile, hostileTexts } from './hostile-texts.ts';

/** Short ones first: what doubles with every letter never comes to the long ones. */
const lengths = [24, 48, 96, 400, 4_000, 16_000, 64_000];
/** Less is too little to measure by. A linear search of 4,000 characters takes some hundredths of a millisecond. */
const noticeableMs = 1;
/** What is faster per character is not tried with a longer text. */
const quickMsPerCharacter = 0.000_02;
/** So far apart are the two texts that are compared that a disturbance of some times the time decides nothing. */
const timesAsLong = 16;
/** A linear search takes sixteen times as long, a quadratic one more than two hundred times. */
const maxGrowth = 56;
const tries = 3;
/** On a busy machine a measurement may be wrong once; a slow expression is slow each time. */
const confirmations = 3;

/** So long that what another process takes away decides nothing. */
const longMs = 40;

/** The least of several: what another process takes away counts for nothing. */
function timeOf(expression: RegExp, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < tries && (count === 0 || least < longMs); count++) {
    const began = performance.now();
    text.replace(expression, '');
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

const written = ({ before, again, after }: Hostile, length: number) =>
  before + again.repeat(Math.ceil(length / again.length)) + after;

function isSlow(expression: RegExp, hostile: Hostile): boolean {
  for (const length of lengths) {
    const time = timeOf(expression, written(hostile, length));
    if (time < length * quickMsPerCharacter && length > 1_000) return false;
    if (time < noticeableMs) continue;
    const shorter = written(hostile, length / timesAsLong);
    // Once before it is measured: the first run may be one that is not compiled yet.
    shorter.replace(expression, '');
    return time > timeOf(expression, shorter) * maxGrowth;
  }
  return false;
}

function isSlowEachTime(expression: RegExp, hostile: Hostile): boolean {
  for (let count = 0; count < confirmations; count++) if (!isSlow(expression, hostile)) return false;
  return true;
}

const found = new Map<string, Hostile | undefined>();

/** A text that the expression takes more than linear time for, wherever it is looked for in it. */
export function findSlowText(given: RegExp): Hostile | undefined {
  const expression = new RegExp(given.source, `${given.flags.replace(/[gy]/g, '')}g`);
  const key = String(expression);
  if (!found.has(key))
    found.set(
      key,
      hostileTexts(expression).find(hostile => isSlowEachTime(expression, hostile)),
    );
  return found.get(key);
}
