/** An event that was given up on, without what it holds. */
export interface ParkedLetter {
  /** Absent where its sender gave none and no replica has read it. */
  id: string | undefined;
  type: string;
  source: string | undefined;
  publishedAt: Date | undefined;
  reason: string;
  tries: number;
  firstFailedAt: Date | undefined;
  parkedAt: Date | undefined;
}

/** What lies with the broker, or in memory, for this service, looked at one by one as far as `mostLookedAt`. */
export interface LookedAt {
  queued: number;
  waiting: number;
  /** Since when those that wait have failed. */
  failingSince: Date[];
  parked: number;
  letters: ParkedLetter[];
}

export const mostLookedAt = 200;

/** What is parked may be of any size: past so many bytes no more is looked at. */
export const mostBytesLookedAt = 8 * 1_048_576;

/** Wanted parked events: those of one id, or all. */
export interface Wanted {
  eventId?: string | undefined;
}

const noBacklog: LookedAt = { queued: 0, waiting: 0, failingSince: [], parked: 0, letters: [] };

/** What a service's subscriptions have together. */
export const together = (all: readonly LookedAt[]): LookedAt =>
  all.reduce(
    (sum, one) => ({
      queued: sum.queued + one.queued,
      waiting: sum.waiting + one.waiting,
      failingSince: [...sum.failingSince, ...one.failingSince],
      parked: sum.parked + one.parked,
      letters: [...sum.letters, ...one.letters],
    }),
    noBacklog,
  );
