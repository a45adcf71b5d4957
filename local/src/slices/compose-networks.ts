import { answeringServices, callsOf } from './calls-of.ts';
import { readComposePart } from './compose-part.ts';
import { frontEndSlices, gateway, services } from './repository.ts';

/** Where a service listens for its callers, and where for the collector of metrics: names that hold in one network alone. */
export const callsName = (service: string) => `${service}.calls`;
export const metricsName = (service: string) => `${service}.metrics`;
const metricsNetwork = (service: string) => `metrics-${service}`;

/** The gateway is called in the network that opens its port to this machine. */
export const homeOf = (slice: string) => (slice === gateway ? 'outside' : slice);

const isCalled = (slice: string) =>
  slice === gateway || frontEndSlices().includes(slice) || answeringServices().includes(slice);
const isService = (slice: string) => slice === gateway || services().includes(slice);

/** The networks of a slice: one for each container that it calls, its own where others call it, and one for metrics. */
export async function networkLines(slice: string): Promise<string[]> {
  const called = await callsOf(slice);
  const home = isService(slice)
    ? `${homeOf(slice)}: { aliases: [${callsName(slice)}] }`
    : `${homeOf(slice)}:`;
  return [
    ...readComposePart(slice).callsComment,
    'networks:',
    ...(isCalled(slice) ? [`  ${home}`] : []),
    ...called.map(name => `  ${name}:`),
    ...(isService(slice) ? [`  ${metricsNetwork(slice)}: { aliases: [${metricsName(slice)}] }`] : []),
  ];
}

/** What a service listens on. Its health check asks on this machine itself. */
export const listenLines = (service: string): string[] => [
  ...(isCalled(service) ? [`HOST: ${callsName(service)}`] : []),
  `INTERNAL_HOST: ${metricsName(service)},127.0.0.1`,
];

/** The networks that stand in the compose file because of a slice. */
const networksOfSlices = () => [...answeringServices(), ...frontEndSlices(), ...metricsNetworks()];

const first = 16;
const subnet = (number: number) => `\${NETWORK_PREFIX:-10.83}.${number}.0/24`;

/** Each keeps the number that it has in the file: a network that is there is not made anew because a slice came or went. */
export function numbered(names: string[], file: string): Map<string, number> {
  const had = new Map(
    file.split('\n').flatMap(line => {
      const [, name] = /^ {2}([\w-]+): /.exec(line) ?? [];
      const [, number] = /\$\{NETWORK_PREFIX:-[\d.]+\}\.(\d+)\.0\/24/.exec(line) ?? [];
      return name && number ? [[name, Number(number)] as const] : [];
    }),
  );
  const taken = new Set(had.values());
  const next = () => {
    let number = first;
    while (taken.has(number)) number += 1;
    taken.add(number);
    return number;
  };
  return new Map(names.map(name => [name, had.get(name) ?? next()]));
}

/** For the one container that reads what services measure. */
export const metricsNetworks = () => [gateway, ...services()].map(metricsNetwork);

export const networkEntries = (file: string): string[] =>
  [...numbered(networksOfSlices(), file)].map(
    ([name, number]) => `${name}: { internal: true, ipam: { config: [{ subnet: "${subnet(number)}" }] } }`,
  );
