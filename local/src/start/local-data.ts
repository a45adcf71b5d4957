import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.ts';

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

const secretNames = ['SIGNING_KEYS', 'LINK_TOKEN_KEYS', 'REFRESH_KEYS'];

const areSecrets = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  secretNames.every(name => typeof Object.getOwnPropertyDescriptor(value, name)?.value === 'string');

const key = () => randomBytes(32).toString('base64');

function signingKeys() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return JSON.stringify([
    { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' },
  ]);
}

/** Made once and kept, so that who is signed in stays so over a restart. */
function secretsIn(folder: string): Record<string, string> {
  const file = join(folder, 'secrets.json');
  if (!existsSync(file)) {
    const secrets = { SIGNING_KEYS: signingKeys(), LINK_TOKEN_KEYS: key(), REFRESH_KEYS: key() };
    // Under another name first: a kill in the middle must not leave half a file.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    renameSync(draft, file);
  }
  const secrets = parsedJson(readFileSync(file, 'utf8'));
  if (areSecrets(secrets)) return secrets;
  // Its content is not quoted: these are secrets.
  throw new UnusableData(
    `${file} does not hold the secrets that it should. Delete it (everybody is signed out), or begin anew: npm start -- --fresh`,
  );
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isFileFault = (error: unknown): error is NodeJS.ErrnoException =>
  typeof error === 'object' && error !== null && 'syscall' in error && 'code' in error;

/** `.data/` holds everything that a run leaves: documents, mails, logs, and secrets of this machine alone. */
export function openLocalData({ isFresh, env }: { isFresh: boolean; env: NodeJS.ProcessEnv }): LocalData {
  const folder = env.DATA_FOLDER || join(repository, '.data');
  try {
    return openFolder(folder, isFresh);
  } catch (error) {
    if (!isFileFault(error)) throw error;
    throw new UnusableData(
      `The folder for local data, ${folder}, cannot be written (${error.code}). Set DATA_FOLDER to another.`,
    );
  }
}

function openFolder(folder: string, isFresh: boolean): LocalData {
  if (isFresh) rmSync(folder, { recursive: true, force: true });
  const inside = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true });
    return path;
  };
  return {
    folder,
    mongo: inside('mongo'),
    mail: inside('mail'),
    stripe: inside('stripe'),
    logs: inside('logs'),
    secrets: secretsIn(folder),
  };
}
