import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from '@sufra/service-kit';
import { startMongo, UnusableFolder } from '../../stand-ins/mongo/index.ts';
import { repository } from '../slices/repository.ts';
import { UnusableData } from '../start/local-data.ts';
import { localDatabase } from '../start/local-database.ts';

interface Database {
  mongoUrl: string;
  /** No service runs beside it; unknown of a database that MONGO_URL names. */
  isStopped?: boolean;
}

type Use = (database: Database) => Promise<void>;

const folderOf = (env: NodeJS.ProcessEnv) => env.DATA_FOLDER || join(repository, '.data');

/** That of MONGO_URL, of the product that runs here, or, while none runs, the one in its folder, opened for as long as it is used. */
export async function withLocalDatabase(env: NodeJS.ProcessEnv, use: Use): Promise<void> {
  if (env.MONGO_URL) return use({ mongoUrl: env.MONGO_URL });
  const folder = join(folderOf(env), 'mongo');
  const warn = (line: string) => process.stderr.write(`embedded Mongo: ${line}\n`);
  const mongo = await startMongo({ folder, warn }).catch((error: unknown) => {
    if (error instanceof UnusableFolder && existsSync(join(folder, 'lock'))) return undefined;
    throw error instanceof UnusableFolder ? new UnusableData(error.message) : error;
  });
  if (!mongo) return use({ mongoUrl: localDatabase('svc-auth', env), isStopped: false });
  try {
    await use({ mongoUrl: mongo.url, isStopped: true });
  } finally {
    await mongo.stop();
  }
}

/** What a person has to do is said in a sentence; anything else shows where it happened. */
export async function plainly(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof UnusableData) && !(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
