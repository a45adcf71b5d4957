import { secretsOf } from '@sufra/service-kit';
import { frontEndSlices, gateway, services } from '../slices/repository.ts';
import { environmentOf } from '../slices/service-environment.ts';
import { readCompose } from './read-compose.ts';

export const callsPort = 8080;
export const internalPort = 9090;
const databasePort = 27_017;
const brokerPort = 5672;

export interface Edge {
  to: string;
  port: number;
}

export interface SecretVariable {
  name: string;
  isOptional: boolean;
}

export interface Slice {
  name: string;
  kind: 'service' | 'front-end';
  answersCalls: boolean;
  hasDatabase: boolean;
  hasEvents: boolean;
  settings: Record<string, string>;
  secrets: SecretVariable[];
  limits: { cpu: string; memory: string };
  edges: Edge[];
  /** Ports of providers on the internet. */
  outside: number[];
}

export const allSlices = () => [gateway, ...services(), ...frontEndSlices()];

export const readSlice = (name: string): Promise<Slice> =>
  frontEndSlices().includes(name) ? Promise.resolve(readFrontEnd(name)) : readService(name);

const readFrontEnd = (name: string): Slice => ({
  name,
  kind: 'front-end',
  answersCalls: true,
  hasDatabase: false,
  hasEvents: false,
  settings: {},
  secrets: [],
  limits: readCompose(name).limits,
  edges: [],
  outside: [],
});

async function readService(name: string): Promise<Slice> {
  const environment = await environmentOf(name);
  const { fixed, limits } = readCompose(name);
  const kinds = secretsOf(environment);
  const settings = Object.fromEntries(
    Object.entries({ LOG_LEVEL: 'info', ...fixed }).filter(([key]) => key in environment),
  );
  const hasDatabase = 'MONGO_URL' in environment;
  const hasEvents = 'EVENT_BUS_URL' in environment;
  return {
    name,
    kind: 'service',
    answersCalls: 'PORT' in environment,
    hasDatabase,
    hasEvents,
    settings,
    secrets: Object.entries(environment)
      .filter(([key]) => key in kinds)
      .map(([key, schema]) => ({ name: key, isOptional: schema.safeParse(undefined).success })),
    limits,
    edges: [
      ...edgesIn(settings),
      ...(hasDatabase ? [{ to: 'mongodb', port: databasePort }] : []),
      ...(hasEvents ? [{ to: 'rabbitmq', port: brokerPort }] : []),
    ],
    outside: outsideOf(kinds),
  };
}

/** A slice connects to whom it is told the address of. */
function edgesIn(settings: Record<string, string>): Edge[] {
  const known = new Set(allSlices());
  const addresses = Object.values(settings).flatMap(value => [
    ...value.matchAll(/https?:\/\/([\w-]+):(\d+)/g),
  ]);
  return addresses.map(([, to = '', port]) => ({ to, port: Number(port) })).filter(({ to }) => known.has(to));
}

const https = 443;
const portsOf: Record<string, number[]> = { SMTP_URL: [465, 587] };

/** What has a provider's secret talks to that provider. */
const outsideOf = (kinds: Record<string, string>): number[] => [
  ...new Set(
    Object.entries(kinds)
      .filter(([, kind]) => kind === 'provider')
      .flatMap(([name]) => portsOf[name] ?? [https]),
  ),
];
