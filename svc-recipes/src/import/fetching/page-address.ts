import { isIP } from 'node:net';

/** An address as parsers disagree on it: blanks, signs that are not seen, and the backslash of 'http://a\@b'. */
const ambiguous = /[\s\\\p{Cc}\p{Cf}]/u;
const ports: Record<string, number> = { 'http:': 80, 'https:': 443 };
const longest = 2_048;
/** Names that are given out within a network alone. */
const inside = [
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'home.arpa',
  'cluster.local',
  'onion',
  'test',
  'invalid',
];

export interface PageAddress {
  url: URL;
  host: string;
  port: number;
}

/** A page's address that may be asked: a name of the open internet, at the usual port, with nobody's password. Null for every other. */
export function readPageAddress(text: string, base?: URL): PageAddress | null {
  const asked = text.trim();
  if (asked.length > longest || ambiguous.test(asked) || !URL.canParse(asked, base?.href)) return null;
  const url = new URL(asked, base);
  const port = ports[url.protocol];
  if (!port || url.port !== '' || url.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/\.$/, '').toLowerCase();
  return isPublicName(host) ? { url, host, port } : null;
}

/** No site of recipes is known by a number alone, and so none is asked by it, in whatever way the number is written. */
function isPublicName(host: string): boolean {
  if (host === '' || host.startsWith('[') || isIP(host) !== 0 || !host.includes('.')) return false;
  if (!/\p{L}/u.test(host.slice(host.lastIndexOf('.')))) return false;
  return !inside.some(name => host === name || host.endsWith(`.${name}`));
}
