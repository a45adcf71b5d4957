import { startDiscovery } from './discover.ts';
import { createReplica, type Replica, type ReplicaOptions } from './replica.ts';

export interface UpstreamOptions extends ReplicaOptions {
  probeEveryMs: number;
}

export interface Replicas {
  /** Those worth asking now, the one whose turn it is first. */
  inTurn(): Replica[];
  destroy(): Promise<void>;
}

/**
 * The replicas of one upstream: requests take turns. Where there are several each is asked every second how it fares; one that is
 * not well gets no call until it says that it is, so that no visitor's request has to find out.
 */
export function createReplicas(urls: readonly string[], options: UpstreamOptions): Replicas {
  const discovery = startDiscovery(urls, (url, lookup) => createReplica(url, options, lookup));
  const replicas = discovery.replicas;
  let turn = 0;
  let isProbing = false;

  /** All at once, and judged together: when all seem silent it may be this process that was. */
  async function probeAll(): Promise<void> {
    const all = replicas();
    if (isProbing || (all.length < 2 && !all.some(replica => replica.isPaused()))) return;
    isProbing = true;
    for (const note of await Promise.all(all.map(replica => replica.probe()))) note();
    isProbing = false;
    if (!all.some(replica => replica.isGood())) return;
    for (const replica of all) if (replica.isSilent()) replica.tellLost();
  }
  const timer = setInterval(probeAll, options.probeEveryMs);
  timer.unref();

  return {
    inTurn: () => {
      const all = replicas();
      const start = turn++ % all.length;
      const order = [...all.slice(start), ...all.slice(0, start)].filter(replica => !replica.isPaused());
      const good = order.filter(replica => replica.isGood());
      if (good.length === 0) return order;
      return [...good, ...order.filter(replica => !replica.isGood() && !replica.isSilent())];
    },
    destroy: async () => {
      clearInterval(timer);
      discovery.stop();
      await Promise.all(replicas().map(replica => replica.destroy()));
    },
  };
}
