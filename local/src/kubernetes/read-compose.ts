import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { repository } from '../slices/repository.ts';

const Entry = z.object({
  environment: z.record(z.string(), z.unknown()).default({}),
  deploy: z.object({ resources: z.object({ limits: z.object({ cpus: z.string(), memory: z.string() }) }) }),
});
const Compose = z.object({ services: z.record(z.string(), z.unknown()) });

export interface ComposeEntry {
  /** What is the same wherever the slice runs: addresses of other slices. */
  fixed: Record<string, string>;
  limits: { cpu: string; memory: string };
}

/** Where a container listens: a pod has one network, and listens on all of it. */
const ofNetworks = ['HOST', 'INTERNAL_HOST'];
/** In a container's network a slice has this name behind its own. */
const callsName = /(?<=\/\/[\w-]+)\.calls(?=:)/g;

const readServices = () =>
  Compose.parse(
    parse(readFileSync(join(repository, 'docker-compose.yml'), 'utf8'), { merge: true, maxAliasCount: -1 }),
  ).services;
let known: ReturnType<typeof readServices> | undefined;

/** What the compose file, which is written from the slices' folders, says of one slice. */
export function readCompose(slice: string): ComposeEntry {
  known ??= readServices();
  const { environment, deploy } = Entry.parse(known[slice]);
  const { cpus, memory } = deploy.resources.limits;
  const fixed = Object.entries(environment)
    .map(([name, value]) => [name, String(value).replace(callsName, '')] as const)
    .filter(([name, value]) => !value.includes('$') && !ofNetworks.includes(name));
  // Docker's M is 1,048,576 bytes.
  return { fixed: Object.fromEntries(fixed), limits: { cpu: cpus, memory: memory.replace(/M$/, 'Mi') } };
}
