import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** What is not reached over the open internet, or leads elsewhere than it says (IANA's registries of special purposes). */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Of IPv6 only the global range counts at all; these lie within it. Tunnels (Teredo, 6to4) carry an address of IPv4. */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];
const global6 = ['2000::/3'];

function listOf(ranges: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const refused4 = listOf(special4, 'ipv4');
const refused6 = listOf(special6, 'ipv6');
const allowed6 = listOf(global6, 'ipv6');

/** Whether an address is one of the open internet. What is not known to be one is none. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused4.check(address, 'ipv4');
  // A zone ('fe80::1%eth0') belongs to a network of this machine.
  if (!isIPv6(address) || address.includes('%')) return false;
  return allowed6.check(address, 'ipv6') && !refused6.check(address, 'ipv6');
}
