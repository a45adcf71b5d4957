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
/** Four times the text takes a linear search four times as long. What grows no faster than this is not tried with a longer one. */
const maxGrowthOfFour = 5;
const tries = 3;
/** A measurement may be wrong once; a slow expression is slow each time. */
const confirmations = 3;

/** In a time so long other processes have turns of their own, each time anew: only the processor's own time leaves them out. */
const longMs = 20;

/** Of this thread alone, to the next tick of the kernel: too coarse for what is short. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function timeOf(expression: RegExp, text: string): number {
  const [began, used] = [performance.now(), processorMs()];
  text.replace(expression, '');
  const took = performance.now() - began;
  return took < longMs ? took : processorMs() - used;
}

/** The least of several: the first run may be one that is not compiled yet, and another process may have had a turn. */
const leastTimeOf = (expression: RegExp, text: string) =>
  Math.min(...Array.from({ length: tries }, () => timeOf(expression, text)));

const written = ({ before, again, after }: Hostile, length: number) =>
  before + again.repeat(Math.ceil(length / again.length)) + after;

/** By one measurement that may have been disturbed: that makes a quick one seem slow, and never a slow one quick. */
function seemsSlow(expression: RegExp, hostile: Hostile): number | undefined {
  const least = (length: number) => leastTimeOf(expression, written(hostile, length));
  for (const length of lengths) {
    const time = timeOf(expression, written(hostile, length));
    if (time >= noticeableMs) return time > least(length / timesAsLong) * maxGrowth ? length : undefined;
    if (length < 4_000) continue;
    if (time < length * quickMsPerCharacter) return undefined;
    if (length === 16_000 && time < least(length / 4) * maxGrowthOfFour) return undefined;
  }
  return undefined;
}

/** So many ticks of the kernel are enough to measure by. */
const fillMs = 40;

/** Of one run, by the processor's own time for many: what other processes do meanwhile is not in it. */
function processorTimeOf(expression: RegExp, text: string): number {
  const began = processorMs();
  for (let runs = 1; ; runs++) {
    text.replace(expression, '');
    const used = processorMs() - began;
    if (used >= fillMs) return used / runs;
  }
}

function isSlow(expression: RegExp, hostile: Hostile): boolean {
  const length = seemsSlow(expression, hostile);
  if (length === undefined) return false;
  const time = (of: number) => processorTimeOf(expression, written(hostile, of));
  return time(length) > time(length / timesAsLong) * maxGrowth;
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
