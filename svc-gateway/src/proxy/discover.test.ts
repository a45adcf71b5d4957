import type { LookupAddress } from 'node:dns';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startDiscovery } from './discover.ts';
import type { WatchedReplica } from './replica.ts';

let found: LookupAddress[] | undefined;
let created: string[];
let retired: string[];
let discovery: ReturnType<typeof startDiscovery> | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  created = [];
  retired = [];
});
afterEach(() => {
  discovery?.stop();
  jest.useRealTimers();
});

const four = (...addresses: string[]) => addresses.map(address => ({ address, family: 4 }));

/** Stands for a replica: it knows the address that it connects to. */
function aReplica(url: string, connect?: object): WatchedReplica {
  let name = url;
  if (connect && 'lookup' in connect && typeof connect.lookup === 'function')
    connect.lookup('svc-blog', {}, (_error: unknown, address: string) => {
      name = `${url} at ${address}`;
    });
  created.push(name);
  return { name, retire: async () => void retired.push(name) } as unknown as WatchedReplica;
}

function discover(url: string) {
  discovery = startDiscovery([url], aReplica, async () => {
    if (!found) throw new Error('no answer');
    return found;
  });
  return () => discovery?.replicas().map(replica => (replica as unknown as { name: string }).name);
}
const settle = () => jest.advanceTimersByTimeAsync(1);
const later = () => jest.advanceTimersByTimeAsync(5_000);
const url = 'http://svc-blog:8080';

test('a name with several addresses stands for as many replicas, which come and go', async () => {
  found = four('10.0.0.1', '10.0.0.2');
  const names = discover(url);
  expect(names()).toEqual([url]);
  await settle();
  expect(names()).toEqual([`${url} at 10.0.0.1`, `${url} at 10.0.0.2`]);
  found = four('10.0.0.2', '10.0.0.3');
  await later();
  expect(names()).toEqual([`${url} at 10.0.0.2`, `${url} at 10.0.0.3`]);
  expect(retired).toEqual([url, `${url} at 10.0.0.1`]);
  expect(created).toHaveLength(4);
});

test('a name with one address is taken as it is, and one that cannot be looked up stays as it was', async () => {
  found = four('10.0.0.1');
  const names = discover(url);
  await settle();
  expect(names()).toEqual([url]);
  found = undefined;
  await later();
  expect({ names: names(), retired }).toEqual({ names: [url], retired: [] });
});

test.each(['http://127.0.0.1:8080', 'http://[::1]:8080', 'http://localhost:8080'])(
  '%s is no name to look up',
  async address => {
    found = four('10.0.0.1', '10.0.0.2');
    const names = discover(address);
    await settle();
    expect(names()).toEqual([address]);
  },
);
