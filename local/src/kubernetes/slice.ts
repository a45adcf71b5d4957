import { secretsOf } from '@sufra/service-kit';
import { callsOf } from '../slices/calls-of.ts';
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
    edges: await edgesOf(name),
    outside: outsideOf(kinds),
  };
}

/** What a slice calls within the cluster. What stands in for a provider is said by the environment. */
async function edgesOf(name: string): Promise<Edge[]> {
  const ports = new Map([
    ...allSlices().map(slice => [slice, callsPort] as const),
    ['mongodb', databasePort] as const,
    ['rabbitmq', brokerPort] as const,
  ]);
  return (await callsOf(name)).flatMap(to => {
    const port = ports.get(to);
    return port === undefined ? [] : [{ to, port }];
  });
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
