import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { assertWritable, isFileFault, makeFolder } from '../../stand-ins/files/index.ts';
import { importFile } from '../slices/import-file.ts';
import { repository } from '../slices/repository.ts';
import { allSecrets } from '../slices/service-environment.ts';

export interface LocalData {
  folder: string;
  mongo: string;
  mail: string;
  stripe: string;
  logs: string;
  secrets: Record<string, string>;
}

/** Says itself what to do. */
export class UnusableData extends Error {}

type Values = Record<string, string>;

const areSecrets = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.values(value).every(one => typeof one === 'string');

/** What services name as theirs to be made; what a provider would give, its stand-in gives. */
async function missingFrom(kept: Values): Promise<Values> {
  const { makeSecret } = await importFile(repository, 'deploy', 'secrets', 'make-secret.mjs');
  const wanted = Object.entries(await allSecrets()).filter(([, kind]) => kind !== 'provider');
  return Object.fromEntries(
    wanted.filter(([name]) => !kept[name]).map(([name, kind]) => [name, makeSecret(kind)]),
  );
}

function readSecrets(file: string): Values {
  const secrets = parsedJson(readFileSync(file, 'utf8'));
  if (areSecrets(secrets)) return secrets;
  // Its content is not quoted: these are secrets.
  throw new UnusableData(
    `${file} does not hold the secrets that it should. Delete it (everybody is signed out), or begin anew: npm start -- --fresh`,
  );
}

/** Made once and kept, so that who is signed in stays so over a restart; those of a new service join them. */
async function secretsIn(folder: string): Promise<Values> {
  const file = join(folder, 'secrets.json');
  const kept = existsSync(file) ? readSecrets(file) : {};
  const missing = await missingFrom(kept);
  const secrets = { ...kept, ...missing };
  if (Object.keys(missing).length > 0) {
    // Under another name first: a kill in the middle must not leave half a file.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    renameSync(draft, file);
  }
  return secrets;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the file system refuses, as a sentence; anything else is a fault of ours and stays what it is. */
export function unusableFolder(folder: string, error: unknown): unknown {
  if (!isFileFault(error)) return error;
  const advice = error.code === 'ENOSPC' ? 'Make room there, or set' : 'Set';
  return new UnusableData(
    `The folder for local data, ${folder}, cannot be written (${error.code}). ${advice} DATA_FOLDER to another.`,
  );
}

/** A file that the file system refused is one of those in the folder. */
export const isBelow = (folder: string, error: unknown): boolean =>
  isFileFault(error) && error.path !== undefined && resolve(error.path).startsWith(resolve(folder) + sep);

interface Options {
  isFresh: boolean;
  env: NodeJS.ProcessEnv;
}

/** `.data/` holds everything that a run leaves: documents, mails, logs, and secrets of this machine alone. */
export async function openLocalData({ isFresh, env }: Options): Promise<LocalData> {
  const folder = env.DATA_FOLDER || join(repository, '.data');
  try {
    return await openFolder(folder, isFresh);
  } catch (error) {
    throw unusableFolder(folder, error);
  }
}

async function openFolder(folder: string, isFresh: boolean): Promise<LocalData> {
  if (isFresh) rmSync(folder, { recursive: true, force: true });
  const inside = (name: string) => {
    const path = join(folder, name);
    makeFolder(path);
    assertWritable(path);
    return path;
  };
  return {
    folder,
    mongo: inside('mongo'),
    mail: inside('mail'),
    stripe: inside('stripe'),
    logs: inside('logs'),
    secrets: await secretsIn(folder),
  };
}
