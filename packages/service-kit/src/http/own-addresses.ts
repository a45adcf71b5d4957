import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

const ofThisMachine = () =>
  Object.values(networkInterfaces()).flatMap(all => (all ?? []).map(one => one.address));

/**
 * What to listen on, for names and addresses with commas between them. A name that several replicas share stands for the one
 * address of it that this machine has.
 */
export async function ownAddresses(hosts: string): Promise<string[]> {
  const own = new Set(ofThisMachine());
  const found = await Promise.all(
    hosts.split(',').map(async host => {
      if (isIP(host)) return [host];
      const all = await lookup(host, { all: true });
      return all.map(({ address }) => address).filter(address => own.has(address));
    }),
  );
  return [...new Set(found.flat())];
}
