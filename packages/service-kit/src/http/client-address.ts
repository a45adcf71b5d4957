import { isIPv6 } from 'node:net';

/** The one form of an address: IPv4 in IPv6's clothes is IPv4. */
export const clientAddress = (ip: string | undefined): string =>
  (ip ?? 'unknown').replace(/^::ffff:(?=\d+\.)/i, '');

/** Whom a limit counts: an IPv6 customer has a whole /64, so an address of it stands for all. */
export function limitKey(ip: string): string {
  const address = clientAddress(ip);
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
