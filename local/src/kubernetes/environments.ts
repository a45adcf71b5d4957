import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { repository } from '../slices/repository.ts';

const Settings = z.record(z.string(), z.record(z.string(), z.string()));

const Environment = z.strictObject({
  namespace: z.string(),
  /** What stands before the name of each image. */
  images: z.string(),
  /** Of a slice that has no version of its own yet. */
  tag: z.string(),
  origin: z.url(),
  /** Where OpenTelemetry's collector takes traces over HTTP: in the namespace `monitoring`, which the network policies let services reach. */
  traces: z.url().optional(),
  /** How the site is reached from outside; without it by `kubectl port-forward` alone. */
  entry: z.strictObject({ gatewayClass: z.string(), namespace: z.string(), issuer: z.string() }).optional(),
  secrets: z.enum(['external', 'by hand']),
  /** Which readers of events grow with their queue. */
  scaledByQueue: z.array(z.string()),
  settings: Settings,
  /** What a slice connects to here in place of a provider. */
  standIns: z.record(z.string(), z.strictObject({ to: z.string(), port: z.int() })).default({}),
});

export type Environment = z.infer<typeof Environment>;

export function readEnvironments(): Record<string, Environment> {
  const text = readFileSync(join(repository, 'deploy', 'kubernetes', 'environments.json'), 'utf8');
  return z.record(z.string(), Environment).parse(JSON.parse(text));
}

/** What an environment says to one slice, of what that slice reads. */
export function settingsIn(
  environment: Environment,
  slice: string,
  known: ReadonlySet<string>,
): Record<string, string> {
  const { origin, traces, settings } = environment;
  const ofAll = {
    PUBLIC_ORIGIN: origin,
    SITE_URL: origin,
    HTTP_SITE: origin.startsWith('https:') ? 'refused' : 'localhost',
    ...(traces && { OTEL_EXPORTER_OTLP_ENDPOINT: traces }),
  };
  return {
    ...Object.fromEntries(Object.entries(ofAll).filter(([name]) => known.has(name))),
    ...settings[slice],
  };
}
