import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { Problem } from '../http/problem.ts';
import type { Log } from '../ops/log.ts';

export interface KeySet {
  /** The public key of this id; nothing when the publisher has none. */
  keyFor(kid: string): Promise<KeyObject | undefined>;
  onChange(listener: () => void): void;
  stop(): void;
}

/** Where the key set that was read last is kept, across restarts. */
export interface KeyStore {
  read(): Promise<readonly PublishedKey[] | undefined>;
  keep(keys: readonly PublishedKey[]): Promise<void>;
}

interface RemoteOptions {
  /** The publisher's replicas: the first that answers is enough. */
  urls: readonly string[];
  log: Log;
  store?: KeyStore;
  refreshMs?: number;
  cooldownMs?: number;
  timeoutMs?: number;
}

/** While nothing is known the publisher is asked no more often than this, however many callers wait for it. */
const firstPauseMs = 1_000;

const PublishedKey = z.object({ kty: z.literal('RSA'), kid: z.string(), n: z.string(), e: z.string() });
export type PublishedKey = z.infer<typeof PublishedKey>;

const KeySetAnswer = z.object({ keys: z.array(PublishedKey).min(1) });

const publicKeys = (keys: readonly PublishedKey[]) =>
  new Map(keys.map(({ kid, kty, n, e }) => [kid, createPublicKey({ key: { kty, n, e }, format: 'jwk' })]));

/**
 * The published key set, read from the start on and kept while its publisher is away: a token stays checkable through an
 * outage, and with a store through a restart in one. An unknown key id asks again, at most once in a cool-down, so that made-up ids cannot make a storm.
 */
export function remoteKeySet({
  urls,
  log,
  store,
  refreshMs = 300_000,
  cooldownMs = 10_000,
  timeoutMs = 2_000,
}: RemoteOptions): KeySet {
  const listeners: (() => void)[] = [];
  let text = '';
  let kept = '';
  let current: ReadonlyMap<string, KeyObject> | undefined;
  let loading: Promise<void> | undefined;
  let lastTry = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  /** From its publisher, by this process. */
  let isRead = false;

  const ask = async (url: string) => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    if (!answer.ok) throw new Error(`the key set answered ${answer.status}`);
    return KeySetAnswer.parse(await answer.json());
  };
  const askInTurn = async () => {
    let failure: unknown;
    for (const url of urls) {
      try {
        return await ask(url);
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
  const load = async () => {
    lastTry = performance.now();
    const { keys } = await askInTurn();
    isRead = true;
    use(keys);
    if (text === kept) return;
    await store?.keep(keys).catch(err => log.warn({ err }, 'the key set could not be kept for a restart'));
    kept = text;
  };
  const use = (keys: readonly PublishedKey[]) => {
    const next = JSON.stringify(keys);
    if (next === text) return;
    current = publicKeys(keys);
    text = next;
    for (const listener of listeners) listener();
  };
  /** Until its publisher answers: what was kept may be older than a key that was withdrawn. */
  const useKept = async () => {
    const keys = await store?.read().catch(err => log.warn({ err }, 'the kept key set could not be read'));
    const known = z.array(PublishedKey).min(1).safeParse(keys);
    if (!known.success || current) return;
    use(known.data);
    kept = text;
    log.warn('the key set that was kept is in use, since its publisher does not answer');
  };
  const reload = () => {
    loading ??= load()
      .catch(err => log.warn({ err }, 'the key set could not be read; the one before stays in use'))
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };
  const mayAskAgain = () => loading !== undefined || performance.now() - lastTry >= cooldownMs;
  const timer = setInterval(reload, refreshMs);
  timer.unref();
  let firstReading: NodeJS.Timeout | undefined;
  const readFirst = async (pauseMs: number) => {
    await reload();
    if (!current) await useKept();
    if (isRead || isStopped) return;
    firstReading = setTimeout(readFirst, pauseMs, Math.min(2 * pauseMs, cooldownMs)).unref();
  };
  void readFirst(firstPauseMs);

  const readOnceMore = async () => {
    await loading;
    const pauseMs = Math.min(cooldownMs, firstPauseMs) - (performance.now() - lastTry);
    if (!current && pauseMs > 0) await new Promise(resolve => setTimeout(resolve, pauseMs));
    if (!current) await reload();
    if (!current) await useKept();
  };
  let readingOnceMore: Promise<void> | undefined;
  /** Services start side by side: callers who come before the publisher listens wait for the next try, all for the same. */
  const whenReadOnceMore = () => {
    readingOnceMore ??= readOnceMore().finally(() => {
      readingOnceMore = undefined;
    });
    return readingOnceMore;
  };

  const keyFor = async (kid: string) => {
    if (!current) await whenReadOnceMore();
    if (!current) throw new Problem('service_unavailable', { retryAfterSeconds: 2 });
    if (!current.has(kid) && mayAskAgain()) await reload();
    return current.get(kid);
  };
  return {
    keyFor,
    onChange: listener => listeners.push(listener),
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      clearTimeout(firstReading);
    },
  };
}

/** For the service that publishes the keys: it need not ask itself. */
export function localKeySet(keys: readonly PublishedKey[]): KeySet {
  const known = publicKeys(keys);
  return {
    keyFor: async kid => known.get(kid),
    onChange: () => undefined,
    stop: () => undefined,
  };
}
