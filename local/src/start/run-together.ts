import { join } from 'node:path';
import type { RunningService } from '@sufra/service-kit';
import { importFile } from '../slices/import-file.ts';
import { repository } from '../slices/repository.ts';
import type { Launch, Part } from './part.ts';

interface ServiceModules {
  readConfig(env: NodeJS.ProcessEnv): unknown;
  start(config: unknown): Promise<RunningService>;
}

async function modulesOf(name: string): Promise<ServiceModules> {
  const source = join(repository, name, 'src');
  const [{ readConfig }, { start }] = await Promise.all([
    importFile(source, 'config.ts'),
    importFile(source, 'service.ts'),
  ]);
  return { readConfig, start };
}

/** Runs a service inside this process: the smallest way to run them all. */
export async function runTogether({ name, kind, env }: Launch): Promise<Part> {
  const { readConfig, start } = await modulesOf(name);
  const service = await start(readConfig(env));
  // Told of where it is waited for, which may be later.
  service.whenReady().catch(() => undefined);
  return {
    name,
    kind,
    pid: process.pid,
    url: service.url,
    internalUrl: service.internalUrl,
    whenReady: () => service.whenReady(),
    stop: () => service.stop(),
  };
}
