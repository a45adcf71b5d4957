import { Pool } from 'undici';
import { createPlaces, type PlaceOptions } from './places.ts';
import { createProber, type Finding } from './probe.ts';

export interface ReplicaOptions extends PlaceOptions {
  connectTimeoutMs: number;
  streamIdleTimeoutMs: number;
  /** How long a replica that is asked how it fares may take to answer. */
  probeTimeoutMs: number;
}

export interface Replica {
  pool: Pool;
  /** Takes a place among the calls that wait for its answer, until the returned function is called; nothing when there is none. */
  enter(isLong: boolean): (() => void) | undefined;
  /** Nothing listened, or it says that it stops: others come first until it says that it is ready. */
  isLeaving(): void;
  /** It took the request and said nothing in time. */
  stayedSilent(): void;
  answered(): void;
  /** Calls back when the replica is silent to so many probes in a row while another could answer. The answer ends that. */
  onLost(listener: () => void, probes: number): () => void;
}

const silencesBeforePause = 5;

/** One replica with what is known of it: by what became of calls, and by asking it. */
export function createReplica(url: string, options: ReplicaOptions, lookup?: Pool.Options['connect']) {
  const connect = { timeout: options.connectTimeoutMs, ...lookup };
  const prober = createProber(url, { timeoutMs: options.probeTimeoutMs, connect });
  const listeners = new Map<() => void, number>();
  let finding: Finding = 'ready';
  let silences = 0;
  let silentProbes = 0;

  const replica: Replica = {
    pool: new Pool(url, {
      // What may wait is settled by the places; answers that go on for long take none.
      connections: null,
      connect,
      // Shorter than what a service keeps (75 s, which it says in Keep-Alive), so that it never closes one that
      // has just been given a request. A server that says nothing may close after 5 s, as Node's does.
      keepAliveTimeout: 4_000,
      keepAliveMaxTimeout: 60_000,
      keepAliveTimeoutThreshold: 2_000,
      headersTimeout: 0,
      bodyTimeout: options.streamIdleTimeoutMs,
    }),
    enter: createPlaces(options),
    isLeaving: () => {
      finding = 'not ready';
    },
    stayedSilent: () => {
      silences += 1;
    },
    answered: () => {
      silences = 0;
    },
    onLost: (listener, probes) => {
      listeners.set(listener, probes);
      return () => listeners.delete(listener);
    },
  };

  return {
    ...replica,
    /** Calls ran into their time-out one after the other: none is sent to it until it answers a probe. */
    isPaused: () => silences >= silencesBeforePause,
    isGood: () => finding === 'ready' && silences < silencesBeforePause,
    isSilent: () => finding === 'silent',
    probe: async () => {
      const found = await prober.ask();
      return () => {
        finding = found;
        silentProbes = found === 'silent' ? silentProbes + 1 : 0;
        if (found !== 'silent' && found !== 'gone') silences = 0;
      };
    },
    tellLost: () => {
      for (const [listener, probes] of [...listeners]) if (silentProbes >= probes) listener();
    },
    destroy: async () => {
      await Promise.all([replica.pool.destroy(), prober.close()]);
    },
    /** No call is sent to it any more; those under way end. */
    retire: async () => {
      await Promise.all([replica.pool.close(), prober.close()]);
    },
  };
}

export type WatchedReplica = ReturnType<typeof createReplica>;
