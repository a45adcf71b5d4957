import { Pool } from 'undici';

export interface UpstreamOptions {
  connectTimeoutMs: number;
  streamIdleTimeoutMs: number;
  callsAtOnce: number;
  longCallsAtOnce: number;
}

export interface Replica {
  pool: Pool;
  /** Takes a place among the calls that wait for its answer, until the returned function is called; nothing when there is none. */
  enter(isLong: boolean): (() => void) | undefined;
  /** Nothing listened: others come first for a moment. */
  refused(): void;
  /** It took the request and said nothing in time. */
  stayedSilent(): void;
  answered(): void;
}

export interface Replicas {
  /** Those worth asking now, the one whose turn it is first. */
  inTurn(): Replica[];
  destroy(): Promise<void>;
}

const avoidedMs = 1_000;
const silencesBeforePause = 5;
const pauseMs = 2_000;

interface Tracked extends Replica {
  avoidUntil: number;
  /** 0 while it is trusted. */
  pausedUntil: number;
}

/** Long calls have places of their own: they keep none from the short ones. */
function createPlaces({ callsAtOnce, longCallsAtOnce }: UpstreamOptions) {
  const left = { short: callsAtOnce, long: longCallsAtOnce };
  return (isLong: boolean) => {
    const kind = isLong ? 'long' : 'short';
    if (left[kind] === 0) return undefined;
    left[kind] -= 1;
    let isIn = true;
    return () => {
      if (isIn) left[kind] += 1;
      isIn = false;
    };
  };
}

function track(url: string, options: UpstreamOptions): Tracked {
  const { connectTimeoutMs, streamIdleTimeoutMs } = options;
  let silences = 0;
  const replica: Tracked = {
    pool: new Pool(url, {
      // What may wait is settled by the places; answers that go on for long take none.
      connections: null,
      connect: { timeout: connectTimeoutMs },
      // Shorter than what a service keeps (75 s, which it says in Keep-Alive), so that it never closes one that
      // has just been given a request. A server that says nothing may close after 5 s, as Node's does.
      keepAliveTimeout: 4_000,
      keepAliveMaxTimeout: 60_000,
      keepAliveTimeoutThreshold: 2_000,
      headersTimeout: 0,
      bodyTimeout: streamIdleTimeoutMs,
    }),
    enter: createPlaces(options),
    avoidUntil: 0,
    pausedUntil: 0,
    refused: () => {
      replica.avoidUntil = Date.now() + avoidedMs;
    },
    stayedSilent: () => {
      if (++silences >= silencesBeforePause) replica.pausedUntil = Date.now() + pauseMs;
    },
    answered: () => {
      silences = 0;
      replica.avoidUntil = 0;
      replica.pausedUntil = 0;
    },
  };
  return replica;
}

/** The replicas of one upstream: requests take turns, and one that fails is spared until it has been tried again. */
export function createReplicas(urls: readonly string[], options: UpstreamOptions): Replicas {
  const replicas = urls.map(url => track(url, options));
  let turn = 0;
  return {
    inTurn: () => {
      const now = Date.now();
      const start = turn++ % replicas.length;
      const order = [...replicas.slice(start), ...replicas.slice(0, start)];
      const [first] = order;
      // One request finds out whether a silent one is back; the others do not wait with it.
      const isTrial = first !== undefined && first.pausedUntil > 0 && first.pausedUntil <= now;
      if (isTrial) first.pausedUntil = now + pauseMs;
      const willing = order.filter(replica => replica.pausedUntil === 0 || (isTrial && replica === first));
      return willing.sort((a, b) => Number(a.avoidUntil > now) - Number(b.avoidUntil > now));
    },
    destroy: async () => {
      await Promise.all(replicas.map(({ pool }) => pool.destroy()));
    },
  };
}
