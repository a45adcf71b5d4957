import type { Log } from '../ops/log.ts';

interface Options {
  /** What the database says the time is. */
  databaseTime: () => Promise<Date>;
  limitMs: number;
  log: Log;
  everyMs?: number;
  now?: () => number;
}

export interface DatabaseClock {
  /** The time by the database's clock, which all replicas share. */
  now(): number;
  /** How far this machine's clock is ahead; not known until it was measured. */
  skewMs(): number | undefined;
  /** Why this process must not go on, if its clock is wrong. */
  fault(): string | undefined;
  /** Resolves once the clock has been measured, and is right. */
  whenRight(): Promise<void>;
  stop(): void;
}

const measureEveryMs = 15_000;
const againMs = 1_000;
/** Told of in the log long before it does harm. */
const noticeableMs = 2_000;

const seconds = (ms: number) => `${(Math.abs(ms) / 1_000).toFixed(1)} s ${ms < 0 ? 'behind' : 'ahead of'}`;

/**
 * Leases, limits and ends of tokens are instants that one process writes and another reads, so all clocks have to agree. Each is
 * measured against that of the database, which all replicas of a service share.
 */
export function watchDatabaseClock({
  databaseTime,
  limitMs,
  log,
  everyMs = measureEveryMs,
  now = Date.now,
}: Options): DatabaseClock {
  const right = Promise.withResolvers<void>();
  let skew: number | undefined;
  let isNoticed = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const isWrong = () => skew !== undefined && Math.abs(skew) > limitMs;

  async function measure(): Promise<void> {
    const asked = now();
    const answer = await databaseTime();
    const answered = now();
    // What the answer took on its way is not the clock's fault.
    const uncertain = (answered - asked) / 2;
    const ahead = asked + uncertain - answer.getTime();
    skew = Math.sign(ahead) * Math.max(0, Math.abs(ahead) - uncertain);
  }

  function tell(): void {
    if (skew === undefined) return;
    const isFar = Math.abs(skew) > noticeableMs;
    if (isFar && !isNoticed) log.error({ skewMs: skew, limitMs }, `${phrase(skew)}; set it right`);
    if (!isFar && isNoticed) log.info({ skewMs: skew }, 'the clock agrees with that of the database again');
    isNoticed = isFar;
  }

  async function watch(): Promise<void> {
    // A database that does not answer is told of by a check of its own.
    const isMeasured = await measure().then(
      () => true,
      () => false,
    );
    if (isStopped) return;
    if (isMeasured) tell();
    if (isMeasured && !isWrong()) right.resolve();
    timer = setTimeout(watch, isMeasured && !isWrong() ? everyMs : Math.min(everyMs, againMs)).unref();
  }

  let isWatching = false;

  return {
    now: () => now() - (skew ?? 0),
    skewMs: () => skew,
    fault: () => (isWrong() && skew !== undefined ? phrase(skew) : undefined),
    whenRight: () => {
      if (!isWatching) void watch();
      isWatching = true;
      return right.promise;
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      right.resolve();
    },
  };
}

const phrase = (skew: number) => `this clock is ${seconds(skew)} that of the database`;
