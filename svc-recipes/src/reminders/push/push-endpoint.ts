import { type PageAddress, readPageAddress } from '../../import/fetching/page-address.ts';

const isNamed = (host: string, name: string) =>
  name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;

/** The address of a push service that reminders are sent by: of a named host, at the usual port. Null for every other. */
export function readPushEndpoint(text: string, hosts: readonly string[]): PageAddress | null {
  const address = readPageAddress(text);
  if (address?.url.protocol !== 'https:') return null;
  return hosts.some(name => isNamed(address.host, name)) ? address : null;
}
