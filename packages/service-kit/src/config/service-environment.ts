import { z } from 'zod';
import type { Config } from './environment.ts';
import { httpSites } from './production-faults.ts';
import {
  atLeast,
  clusterUrl,
  count,
  host,
  httpUrl,
  httpUrls,
  numbers,
  port,
  proxies,
  share,
} from './variables.ts';

/** What waits for longer would be tried hardly ever once its fault is over. */
const longestDelayMs = 60_000;

/** What every process reads. */
export const processEnvironment = {
  MODE: z.enum(['production', 'local'], 'must be production or local').default('production'),
  /** Whether the site may have an http: address in production. */
  HTTP_SITE: z.enum(httpSites, 'must be refused, localhost or anywhere').default('refused'),
  HOST: host().default('0.0.0.0'),
  INTERNAL_PORT: port(),
  /** Where the internal port is listened on; HOST unless it is set. */
  INTERNAL_HOST: host().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  LOG_FILE: z.string().optional(),
  /** A file of this size is put aside, and three of them are kept; 0 lets it grow. */
  LOG_FILE_MAX_BYTES: count().default(10_485_760),
  /** Of a collector of traces, without /v1/traces; unset, there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl().optional(),
  /** The share of requests that are traced, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: share().default(1),
  TRUSTED_PROXIES: proxies().default('loopback, linklocal, uniquelocal'),
  /** For running requests; the relay and running handlers get half of it each, and then it is over. */
  STOP_TIMEOUT_MS: count().default(4_500),
};

/** What every service with a database and events reads. */
export const workerEnvironment = {
  ...processEnvironment,
  MONGO_URL: clusterUrl('mongodb:', 'mongodb+srv:'),
  /** For one try; what reads is tried twice, and within five seconds a request shall know. */
  MONGO_TIMEOUT_MS: atLeast(1).default(2_400),
  MONGO_POOL_SIZE: atLeast(1).default(20),
  /** A process whose clock is further than this from that of its database is not ready. */
  CLOCK_SKEW_LIMIT_MS: atLeast(1_000).default(20_000),
  EVENT_BUS_URL: clusterUrl('amqp:', 'amqps:', 'memory:'),
  /** `shared` is for development: no event's sender is checked then. */
  EVENT_BUS_ACCOUNTS: z.enum(['own', 'shared'], 'must be own or shared').default('own'),
  EVENT_BUS_NAMESPACE: z
    .string()
    .regex(/^[\w.-]+$/, 'must be a word')
    .default('sufra'),
  /** Waits between the tries of an event handler; the last one repeats. */
  EVENT_RETRY_DELAYS_MS: numbers()
    .refine(delays => delays.every(ms => ms <= longestDelayMs), `must be at most ${longestDelayMs} each`)
    .default([1_000, 10_000, longestDelayMs]),
  /** An event is parked when it has been tried so often, and has failed for so long. */
  EVENT_ATTEMPTS: atLeast(1).default(12),
  EVENT_GIVE_UP_AFTER_MS: count().default(5_400_000),
  /** How often a few of the events that wait are tried early. */
  EVENT_EARLY_TRY_MS: atLeast(10).default(5_000),
  EVENT_PREFETCH: atLeast(1).default(20),
  OUTBOX_POLL_MS: atLeast(10).default(500),
  OUTBOX_LEASE_MS: atLeast(100).default(13_000),
  TOKEN_ISSUER: z.string().default('sufra'),
  TOKEN_AUDIENCE: z.string().default('sufra'),
  CHECK_ANSWERS: z.stringbool('must be true or false').default(false),
};

/** What a service reads whose calls are made by signed-in members. */
export const serviceEnvironment = {
  ...workerEnvironment,
  PORT: port(),
  /** Of svc-auth; several replicas' addresses are separated by commas. */
  KEY_SET_URL: httpUrls(),
};

/** A service without calls has no port; one that knows its own keys has no address of a key set. */
export type ServiceConfig = Config<typeof workerEnvironment> & { port?: number; keySetUrl?: string[] };
