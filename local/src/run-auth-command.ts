import { ConfigurationError } from '@sufra/service-kit';
import { importFile } from './slices/import-file.ts';
import { repository } from './slices/repository.ts';
import { UnusableData } from './start/local-data.ts';
import { localDatabase } from './start/local-database.ts';
import { localSettings } from './start/local-settings.ts';

/** Runs a command of svc-auth over the database of what runs here. */
export async function runAuthCommand(file: string): Promise<void> {
  try {
    process.env = { ...localSettings, ...process.env, MONGO_URL: localDatabase('svc-auth', process.env) };
    await importFile(repository, 'svc-auth', 'src', file);
  } catch (error) {
    if (!(error instanceof UnusableData) && !(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
