import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { secretsOf, workerEnvironment } from '@sufra/service-kit';
import { answeringServices } from './calls-of.ts';
import { callsName, listenLines, networkLines } from './compose-networks.ts';
import { readComposePart } from './compose-part.ts';
import { frontEndSlices, gateway, repository, services } from './repository.ts';
import { environmentOf } from './service-environment.ts';

/** Settled by the image, by the file of secrets that a service mounts, or by what containers are. */
const wired = new Set([
  ...[
    'MODE',
    'HOST',
    'PORT',
    'INTERNAL_HOST',
    'INTERNAL_PORT',
    'LOG_FILE',
    'LOG_FILE_MAX_BYTES',
    'TRUSTED_PROXIES',
    'LOCAL_STATUS_FILE',
    'DEV_SERVERS',
  ],
  ...['MONGO_URL', 'EVENT_BUS_URL', 'EVENT_BUS_ACCOUNTS', 'EVENT_BUS_NAMESPACE', 'KEY_SET_URL'],
]);

/** A service by the name that holds where it listens: it may be in other networks of its caller too. */
const address = (slice: string) =>
  `${slice}=http://${services().includes(slice) ? callsName(slice) : slice}:8080`;
const siteAddress = `\${PUBLIC_ORIGIN:-http://localhost:8080}`;
/** What the whole says to each of its parts. */
const said = (name: string): string => {
  if (name === 'SITE_URL' || name === 'PUBLIC_ORIGIN') return siteAddress;
  if (name === 'SERVICES') return answeringServices().map(address).join(',');
  if (name === 'FRONT_END') return frontEndSlices().toSorted(shellFirst).map(address).join(',');
  // An empty one is as good as none: the service's own default holds.
  return `\${${name}:-}`;
};

const shellFirst = (one: string, other: string) => Number(other === 'shell') - Number(one === 'shell');

async function environmentLines(service: string): Promise<string[]> {
  const environment = await environmentOf(service);
  const { variables } = readComposePart(service);
  const isWorker = service !== gateway;
  const secrets = secretsOf(environment);
  const isLeftOut = (name: string) =>
    wired.has(name) || name in secrets || (isWorker && name in workerEnvironment);
  const names = [
    ...Object.keys(environment).filter(name => !isLeftOut(name) || variables.has(name)),
    ...[...variables.keys()].filter(name => !(name in environment)),
  ];
  return [
    'environment:',
    ...(isWorker ? ['  <<: *variables'] : []),
    ...listenLines(service).map(line => `  ${line}`),
    ...names.flatMap(name => (variables.get(name) ?? [`${name}: ${said(name)}`]).map(line => `  ${line}`)),
  ];
}

const image = (slice: string) => [
  `image: \${IMAGE_PREFIX:-sufra}/${slice}:\${IMAGE_TAG:-local}`,
  `build: { context: ., ${recipeOf(slice)} }`,
];

/** A slice may bring a Dockerfile of its own. */
function recipeOf(slice: string): string {
  if (existsSync(join(repository, slice, 'Dockerfile'))) return `dockerfile: ${slice}/Dockerfile`;
  const kind = frontEndSlices().includes(slice) ? 'front-end' : 'service';
  return `dockerfile: deploy/images/${kind}.Dockerfile, args: { SLICE: ${slice} }`;
}

const entry = (slice: string, lines: string[]) => ['', `${slice}:`, ...lines.map(line => `  ${line}`)];

async function gatewayEntry(): Promise<string[]> {
  const needed = [...answeringServices(), ...frontEndSlices()];
  return entry(gateway, [
    '<<: *locked',
    ...image(gateway),
    ...(await networkLines(gateway)),
    ...readComposePart(gateway).entry,
    ...(await environmentLines(gateway)),
    'depends_on:',
    ...needed.map(slice => `  ${slice}: { condition: service_healthy }`),
  ]);
}

const serviceEntry = async (service: string) =>
  entry(service, [
    '<<: *service',
    ...image(service),
    `volumes: ["secrets-${service}:/run/sufra:ro"]`,
    ...(await networkLines(service)),
    ...readComposePart(service).entry,
    ...(await environmentLines(service)),
  ]);

const frontEndEntry = async (slice: string) =>
  entry(slice, [
    '<<: *front-end',
    ...image(slice),
    ...(await networkLines(slice)),
    ...readComposePart(slice).entry,
  ]);

/** An entry for each slice: its image, its secrets, its settings, and what its own compose.part.yml adds. */
export async function composeEntries(): Promise<string[]> {
  const ofServices = await Promise.all(services().map(serviceEntry));
  const ofFrontEnds = await Promise.all(frontEndSlices().map(frontEndEntry));
  const all = [...(await gatewayEntry()), ...ofServices.flat(), ...ofFrontEnds.flat()];
  return all.slice(1);
}
