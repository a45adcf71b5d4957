import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.ts';

export interface LocalData {
  folder: string;
  mongo: string;
  mail: string;
  logs: string;
  secrets: Record<string, string>;
}

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
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** `.data/` holds everything that a run leaves: documents, mails, logs, and secrets of this machine alone. */
export function openLocalData({ isFresh, env }: { isFresh: boolean; env: NodeJS.ProcessEnv }): LocalData {
  const folder = env.DATA_FOLDER ?? join(repository, '.data');
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
    logs: inside('logs'),
    secrets: secretsIn(folder),
  };
}
