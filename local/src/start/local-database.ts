import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../slices/repository.ts';
import { databaseUrl } from './environment.ts';
import { UnusableData } from './local-data.ts';

/** Where a service's own database is: of the product that runs on this machine, or the one that MONGO_URL names. */
export function localDatabase(service: string, env: NodeJS.ProcessEnv): string {
  if (env.MONGO_URL) {
    const isWhole = (URL.parse(env.MONGO_URL)?.pathname ?? '').length > 1;
    return isWhole ? env.MONGO_URL : databaseUrl(env.MONGO_URL, service);
  }
  const folder = env.DATA_FOLDER || join(repository, '.data');
  const url = embeddedMongo(join(folder, 'status.json'));
  if (url) return databaseUrl(url, service);
  throw new UnusableData(
    `No product that was started here is known in ${folder}. Run 'npm start' first (with the same DATA_FOLDER), or name the database: MONGO_URL=mongodb://…`,
  );
}

interface Status {
  parts: { name: string; url: string }[];
}

function embeddedMongo(statusFile: string): string | undefined {
  try {
    const status = JSON.parse(readFileSync(statusFile, 'utf8')) as Status;
    return status.parts.find(({ name }) => name === 'embedded-mongo')?.url;
  } catch {
    // Not there, or half written: it is written again at each start.
    return undefined;
  }
}
