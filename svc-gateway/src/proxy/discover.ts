import type { LookupAddress } from 'node:dns';
import { lookup as resolve } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Pool } from 'undici';
import type { WatchedReplica } from './replica.ts';

type Connect = Pool.Options['connect'];
type Create = (url: string, connect?: Connect) => WatchedReplica;
type Resolve = (host: string) => Promise<LookupAddress[]>;

const resolveAll: Resolve = host => resolve(host, { all: true });
const everyMs = 5_000;

/** Connects to this address under the name that stands in the URL. */
const connectTo = (address: LookupAddress): Connect => ({
  lookup: (_host, options, done) => {
    if (options.all) done(null, [address]);
    else done(null, address.address, address.family);
  },
});

const isName = (host: string) => isIP(host.replace(/^\[|\]$/g, '')) === 0 && host !== 'localhost';

/**
 * The replicas behind the addresses that the operator gave. A name may stand for several (`docker compose up --scale`, a headless
 * Service of Kubernetes), each of which can be well or not: they are looked up again and again. A name with one address is taken as
 * it is, which may be a balancer of its own.
 */
export function startDiscovery(urls: readonly string[], create: Create, resolveHost = resolveAll) {
  const known = new Map<string, Map<string, WatchedReplica>>(
    urls.map(url => [url, new Map([['', create(url)]])]),
  );
  let all = flatten();
  function flatten(): WatchedReplica[] {
    return [...known.values()].flatMap(replicas => [...replicas.values()]);
  }

  async function lookUp(url: string): Promise<void> {
    // What cannot be looked up now is as it was.
    const found = await resolveHost(new URL(url).hostname).catch(() => undefined);
    if (!found || isStopped) return;
    const addresses = new Map(found.map(address => [address.address, address]));
    const before = known.get(url) ?? new Map<string, WatchedReplica>();
    const wanted = addresses.size > 1 ? [...addresses.keys()] : [''];
    const after = new Map(
      wanted.map(key => {
        const address = addresses.get(key);
        return [key, before.get(key) ?? create(url, address && connectTo(address))];
      }),
    );
    known.set(url, after);
    all = flatten();
    await Promise.all([...before].filter(([key]) => !after.has(key)).map(([, gone]) => gone.retire()));
  }

  let isStopped = false;
  const names = urls.filter(url => isName(new URL(url).hostname));
  const lookUpAll = () => void Promise.all(names.map(lookUp));
  const timer = names.length > 0 ? setInterval(lookUpAll, everyMs).unref() : undefined;
  lookUpAll();

  return {
    replicas: () => all,
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
