import { type ApiKey, type ApiTable, api } from '@sufra/contracts';
import { type Environment, processEnvironment, readEnvironment, variable } from '@sufra/service-kit';
import { z } from 'zod';

export interface SliceAddress {
  name: string;
  url: string;
}

export type ServiceAddresses = Readonly<Record<string, readonly string[]>>;

const table: ApiTable = api;

// `a=x|y,b=z`: a comma begins a new entry only before a name and an equals sign.
const entries = (value: string) =>
  value
    .split(/,(?=\s*[\w-]+=)/)
    .map(entry => entry.trim())
    .filter(Boolean)
    .map(entry => {
      const [, name = 'an entry', address = ''] = /^([\w-]+)=(.*)$/s.exec(entry) ?? [];
      return { name, value: address };
    });

const isAddress = (value: string, protocols: string[]) => {
  const parsed = URL.parse(value);
  return parsed !== null && protocols.includes(parsed.protocol);
};

// `file://name/path` is a folder of another machine, which only some systems can read.
const isFolder = (value: string) => isAddress(value, ['file:']) && URL.parse(value)?.host === '';

const isOrigin = (value: string) =>
  isAddress(value, ['http:', 'https:']) && URL.parse(value)?.pathname === '/';

const services = () =>
  z.string().transform((value, context): ServiceAddresses => {
    const found = Object.fromEntries(
      entries(value).map(({ name, value: addresses }) => [
        name,
        addresses.split(/[|,]/).map(part => part.trim()),
      ]),
    );
    for (const [name, addresses] of Object.entries(found))
      if (!addresses.every(isOrigin))
        context.addIssue(`${name} must have one or more http addresses without a path, separated by |`);
    for (const name of new Set(Object.values(table).map(call => call.slice)))
      if (!found[name]) context.addIssue(`${name}, which answers calls of the contract, is missing`);
    return found;
  });

/** Whom to write to about holes in the site, as RFC 9116 wants it. */
const contacts = () =>
  variable
    .list()
    .refine(
      all => all.every(one => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(one)),
      'must hold addresses that start with mailto:, https: or tel:, separated by commas',
    );

/** Development servers of front-end slices, in local mode alone. */
const devServers = () =>
  z.string().transform((value, context): readonly SliceAddress[] => {
    const found = entries(value).map(({ name, value: url }) => ({ name, url }));
    for (const { name, url } of found)
      if (!isOrigin(url)) context.addIssue(`${name} must have an http address without a path`);
    return found;
  });

const frontEnd = () =>
  z.string().transform((value, context): readonly SliceAddress[] => {
    const found = entries(value).map(({ name, value: url }) => ({
      name,
      url: url.replace(/(?<!\/)\/+$/, ''),
    }));
    for (const { name, url } of found)
      if (!isAddress(url, ['http:', 'https:']) && !isFolder(url))
        context.addIssue(`${name} must have a file or http address`);
    if (!found.some(({ name }) => name === 'shell')) context.addIssue('shell is missing');
    return found;
  });

// What is repeated in a message must not be a secret.
const isCall = (text: string) => /^[A-Z]+ \/[\w/{}-]*$/.test(text);

const routeTimeouts = () =>
  z.string().transform((value, context): Partial<Record<ApiKey, number>> => {
    const pairs = value
      .split(',')
      .filter(Boolean)
      .map(pair => pair.split('=').map(part => part.trim()));
    for (const [key = '', milliseconds] of pairs)
      if (!table[key as ApiKey] || !(Number(milliseconds) > 0))
        context.addIssue(
          `${isCall(key) ? key : 'each entry'} must be a call of the contract with its milliseconds`,
        );
    return Object.fromEntries(pairs.map(([key, milliseconds]) => [key, Number(milliseconds)]));
  });

export const environment = {
  ...processEnvironment,
  PORT: variable.port(),
  /** What the site is called outside: never taken from a request. */
  PUBLIC_ORIGIN: variable.origin(),
  /** The gateway is usually the edge, so no proxy's word on who is calling is taken unless named here. */
  TRUSTED_PROXIES: variable.proxies().default('none'),
  /** Whether a trace goes on from the caller's own, which any caller may claim, or begins here and names it. */
  TRACES_OF_CALLERS: z.enum(['linked', 'taken'], 'must be linked or taken').default('linked'),
  SERVICES: services(),
  FRONT_END: frontEnd(),
  UPSTREAM_TIMEOUT_MS: variable.atLeast(1).default(10_000),
  ROUTE_TIMEOUTS_MS: routeTimeouts().default({}),
  CONNECT_TIMEOUT_MS: variable.atLeast(1).default(2_000),
  STREAM_IDLE_TIMEOUT_MS: variable.atLeast(1).default(60_000),
  /** How long a visitor's page waits to be drawn with what the API answers, before it goes out without. */
  DRAWING_PATIENCE_MS: variable.atLeast(1).default(1_000),
  REQUEST_TIMEOUT_MS: variable.atLeast(1).default(28_000),
  /** How often each of several replicas is asked how it fares, and how long it may take to answer. */
  PROBE_EVERY_MS: variable.atLeast(50).default(1_000),
  PROBE_TIMEOUT_MS: variable.atLeast(50).default(1_000),
  /** Calls that wait for the answer of one replica of a service; one that finds all replicas full is refused with 503. */
  CALLS_AT_ONCE: variable.atLeast(1).default(64),
  /** The same for those that wait for a model, which are counted apart. */
  LONG_CALLS_AT_ONCE: variable.atLeast(1).default(128),
  BODY_LIMIT_BYTES: variable.count().default(10 * 1024 * 1024),
  RATE_PER_MINUTE: variable.count().default(6_000),
  RATE_BURST: variable.count().default(600),
  AUTH_RATE_PER_MINUTE: variable.count().default(120),
  AUTH_RATE_BURST: variable.count().default(120),
  /** Named by /.well-known/security.txt; without one it leads to the page for messages. */
  SECURITY_CONTACT: contacts().default([]),
  LOCAL_STATUS_FILE: z.string().optional(),
  DEV_SERVERS: devServers().default([]),
};

export const readConfig = (env: Environment) => readEnvironment(environment, env);

export type GatewayConfig = ReturnType<typeof readConfig>;
