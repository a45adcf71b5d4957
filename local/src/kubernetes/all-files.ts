import { events } from '@sufra/contracts';
import { services } from '../slices/repository.ts';
import { environmentOf } from '../slices/service-environment.ts';
import { environmentFiles, firstVersions } from './environment-files.ts';
import { readEnvironments } from './environments.ts';
import { platformFiles } from './platform-files.ts';
import { allSlices, readSlice, type Slice } from './slice.ts';
import { sliceFiles } from './slice-files.ts';
import type { WrittenFile } from './written-file.ts';

export interface KubernetesFiles {
  /** As they have to be. */
  written: WrittenFile[];
  /** Only where there is none yet. */
  first: WrittenFile[];
}

function sharedSecrets(slices: readonly Slice[]): Set<string> {
  const all = slices.flatMap(({ secrets }) => secrets.map(({ name }) => name));
  return new Set(all.filter((name, at) => all.indexOf(name) !== at));
}

const readers = () => new Set<string>(Object.values(events).flatMap(({ readers: each }) => [...each]));

export async function kubernetesFiles(): Promise<KubernetesFiles> {
  const all = await Promise.all(allSlices().map(readSlice));
  const shared = sharedSecrets(all);
  const reading = readers();
  const known = new Map<string, Set<string>>();
  for (const { name, kind } of all)
    known.set(name, new Set(kind === 'service' ? Object.keys(await environmentOf(name)) : []));
  const knownTo = (slice: string) => known.get(slice) ?? new Set<string>();
  const environments = Object.entries(readEnvironments()).map(([name, environment]) => ({
    name,
    environment,
    knownTo,
  }));
  const readsEvents = (name: string) => services().includes(name) && reading.has(name);
  return {
    written: [
      ...all.flatMap(slice => sliceFiles(slice, { all, shared, readsEvents: readsEvents(slice.name) })),
      ...platformFiles(all),
      ...environments.flatMap(named => environmentFiles(all, named)),
    ],
    first: environments.flatMap(named => firstVersions(all, named)),
  };
}
