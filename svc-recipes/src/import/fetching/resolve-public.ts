import { lookup } from 'node:dns/promises';
import { AddressRefused } from './fetch-failures.ts';
import { isPublicAddress } from './public-address.ts';

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<string[]>;

export const resolveByDns: Resolve = async host =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/** The address that is connected to. A name with one address inside leads nowhere, whatever the others are. */
export async function resolvePublic(resolve: Resolve, host: string): Promise<string> {
  const addresses = await resolve(host).catch(() => []);
  const [first] = addresses;
  if (!first || !addresses.every(isPublicAddress)) throw new AddressRefused();
  return first;
}
