import { Problem } from './problem.ts';

interface Options {
  /** Forms that are read or worked on at one time. */
  most: number;
  /** Of these, so many of one caller. */
  mostOfEach: number;
  /** A form that comes more slowly than this, since so long, gives its place to one that has none. */
  leastBytesPerSecond: number;
  patienceMs: number;
  now?: () => number;
}

export interface FormPlace {
  /** So many bytes of it have come. */
  came(bytes: number): void;
  /** It has come whole, and keeps its place until it is answered. */
  isRead(): void;
  /** Aborted when its place is given to another. */
  signal: AbortSignal;
  leave(): void;
}

interface Taken {
  caller: string;
  since: number;
  bytes: number;
  isReading: boolean;
  given: AbortController;
}

const retryAfterSeconds = 2;

/** Each form may be held in memory as a whole: only so many are, and neither one caller nor a slow line can keep all places. */
export function createFormPlaces(options: Options) {
  const { most, mostOfEach, leastBytesPerSecond, patienceMs, now = () => performance.now() } = options;
  const taken = new Set<Taken>();

  const rateOf = ({ bytes, since }: Taken) => (1_000 * bytes) / (now() - since);
  const isSlow = (one: Taken) =>
    one.isReading && now() - one.since >= patienceMs && rateOf(one) < leastBytesPerSecond;

  function makeRoom(): void {
    const [slowest] = [...taken].filter(isSlow).toSorted((one, other) => rateOf(one) - rateOf(other));
    if (!slowest) throw new Problem('service_unavailable', { retryAfterSeconds });
    taken.delete(slowest);
    slowest.given.abort(new Problem('request_timeout'));
  }

  return {
    enter(caller: string): FormPlace {
      const own = [...taken].filter(one => one.caller === caller);
      if (own.length >= mostOfEach) throw new Problem('service_unavailable', { retryAfterSeconds });
      if (taken.size >= most) makeRoom();
      const mine: Taken = { caller, since: now(), bytes: 0, isReading: true, given: new AbortController() };
      taken.add(mine);
      return {
        came: bytes => {
          mine.bytes += bytes;
        },
        isRead: () => {
          mine.isReading = false;
        },
        signal: mine.given.signal,
        leave: () => void taken.delete(mine),
      };
    },
  };
}
