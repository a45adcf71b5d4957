import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { drawnEdges } from '../../../deploy/compose/edges.mjs';
import { numbered } from './compose-networks.ts';
import { gateway, repository, services } from './repository.ts';

interface Container {
  networks?: string[] | Record<string, { aliases?: string[] } | null>;
  environment?: Record<string, string>;
  ports?: string[];
}
interface Network {
  internal?: boolean;
  driver_opts?: Record<string, string>;
  ipam?: { config: { subnet: string }[] };
}
interface Compose {
  services: Record<string, Container>;
  networks: Record<string, Network>;
}

const read = (file: string): Compose => parse(readFileSync(join(repository, file), 'utf8'), { merge: true });
const files = [
  'docker-compose.yml',
  ...['stand-ins', 'inspect', 'collector', 'traces'].map(name => `deploy/compose.${name}.yml`),
].map(read);
const networks: Record<string, Network> = Object.assign({}, ...files.map(file => file.networks));
const names = [...new Set(files.flatMap(file => Object.keys(file.services)))];

const aliasesIn = (networks: Container['networks'] = []): [string, string[]][] =>
  Array.isArray(networks)
    ? networks.map(name => [name, []])
    : Object.entries(networks).map(([name, own]) => [name, own?.aliases ?? []]);

/** The networks of a container in all files together, each with the names that the container has there alone. */
const placesOf = (name: string) => new Map(files.flatMap(file => aliasesIn(file.services[name]?.networks)));
const variablesOf = (name: string): Record<string, string> =>
  Object.assign({}, ...files.map(file => file.services[name]?.environment));
const portsOf = (name: string) => files.flatMap(file => file.services[name]?.ports ?? []);

const drawn = drawnEdges();
const callers = [...drawn].flatMap(([caller, called]) => called.map(edge => `${caller} -> ${edge}`));
const ownPorts = (name: string) =>
  [...new Set(callers.map(edge => /-> (.+):(\d+)$/.exec(edge)).filter(found => found?.[1] === name))].map(
    found => found?.[2] ?? '',
  );

/** Where it listens, by the port: a service where its names hold, a container of others in all its networks, on what is drawn. */
function listenersOf(name: string): { network: string; port: string }[] {
  const places = [...placesOf(name)];
  if (name !== gateway && !services().includes(name))
    return ownPorts(name)
      .filter(port => !isOpenedOnly(name, port))
      .flatMap(port => places.map(([network]) => ({ network, port })));
  const { HOST = '', INTERNAL_HOST = '' } = variablesOf(name);
  const at = (hosts: string, port: string) =>
    places
      .filter(([, aliases]) => hosts.split(',').some(host => aliases.includes(host)))
      .map(([network]) => ({ network, port }));
  return [...at(HOST, '8080'), ...at(INTERNAL_HOST, '9090')];
}

/** Pages for the operator, who alone is let in where nothing else is (`inspect`, `collector`). */
const isOpenedOnly = (name: string, port: string) =>
  callers.filter(edge => edge.endsWith(`-> ${name}:${port}`)).every(edge => edge.startsWith('this-machine'));

const isOff = (network: string, option: string) =>
  networks[network]?.driver_opts?.[`com.docker.network.bridge.${option}`] === 'false';
const leadsOut = (network: string) =>
  networks[network]?.internal !== true && !isOff(network, 'enable_ip_masquerade');

function reachedFrom(name: string): string[] {
  const own = [...placesOf(name).keys()];
  const neighbours = names
    .filter(other => other !== name)
    .flatMap(other =>
      listenersOf(other)
        .filter(({ network }) => own.includes(network) && !isOff(network, 'enable_icc'))
        .map(({ port }) => `${other}:${port}`),
    );
  return [...new Set([...neighbours, ...(own.some(leadsOut) ? ['internet'] : [])])].toSorted();
}

/** What a container is told to call, as `host:port`, of the containers that are there. */
const toldTo = (name: string) =>
  Object.values(variablesOf(name))
    .flatMap(value => [...String(value).matchAll(/http:\/\/([\w.-]+):(\d+)/g)])
    .map(([, host = '', port = '']) => ({
      host,
      port,
      target: names.find(one => host === one || host.startsWith(`${one}.`)),
    }))
    .filter(({ target }) => target !== undefined && target !== name);

/** The networks in which an engine may find a name for a caller: a bare one in all that both are in. */
function networksOf(caller: string, { host, target = '' }: { host: string; target?: string }): string[] {
  const own = placesOf(caller);
  return [...placesOf(target)]
    .filter(([network, aliases]) => own.has(network) && (host === target || aliases.includes(host)))
    .map(([network]) => network);
}

describe('the containers’ networks', () => {
  test.each(names)('give %s no address of what it calls but one at which that listens', name => {
    // svc-mail is told the key set's address with all others, and reads none.
    const called = toldTo(name).filter(({ target, port }) => drawn.get(name)?.includes(`${target}:${port}`));
    for (const told of called) {
      const listening = listenersOf(told.target ?? '')
        .filter(({ port }) => port === told.port)
        .map(({ network }) => network);
      const found = networksOf(name, told);
      expect(found).not.toEqual([]);
      expect(found.filter(network => !listening.includes(network))).toEqual([]);
    }
  });

  test.each(names)('lead %s where the architecture says, and nowhere else', name => {
    expect(reachedFrom(name)).toEqual((drawn.get(name) ?? []).toSorted());
  });

  test('draw no caller that is not there', () => {
    expect([...drawn.keys()].filter(name => name !== 'this-machine' && !names.includes(name))).toEqual([]);
  });

  test('open to this machine what is drawn', () => {
    const opened = names.flatMap(name => portsOf(name).map(port => `${name}:${/:(\d+)$/.exec(port)?.[1]}`));
    expect(opened.toSorted()).toEqual(drawn.get('this-machine')?.toSorted());
  });

  test('have an address each, so that an engine’s own choice does not run out', () => {
    const subnets = Object.values(networks).map(({ ipam }) => ipam?.config[0]?.subnet);
    expect(subnets).not.toContain(undefined);
    expect(new Set(subnets).size).toBe(Object.keys(networks).length);
  });

  test('keep their numbers when a slice comes or goes', () => {
    const line = (name: string, number: number) =>
      `  ${name}: { subnet: "\${NETWORK_PREFIX:-10.83}.${number}.0/24" }\n`;
    const file = line('svc-a', 16) + line('svc-c', 18);
    expect([...numbered(['svc-a', 'svc-b', 'svc-c', 'svc-d'], file)]).toEqual([
      ['svc-a', 16],
      ['svc-b', 17],
      ['svc-c', 18],
      ['svc-d', 19],
    ]);
  });
});
