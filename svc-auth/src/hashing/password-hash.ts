/** What argon2id is asked for. Memory is in KiB. */
export interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

export interface PasswordHash extends Cost {
  salt: Buffer;
  hash: Buffer;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/={1,2}$/, '');

/** The PHC string format: the parameters stand beside the hash, so that they can grow later. */
export const writePasswordHash = ({ memory, passes, parallelism, salt, hash }: PasswordHash) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;

export function readPasswordHash(stored: string): PasswordHash {
  const [, memory, passes, parallelism, salt, hash] = phc.exec(stored) ?? [];
  if (!salt || !hash) throw new Error('a stored password hash is not in the PHC format');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

/** A password hashed more cheaply than is asked for today is hashed anew when its owner next types it. */
export function isOutdated(stored: string, cost: Cost): boolean {
  const { memory, passes, parallelism } = readPasswordHash(stored);
  return memory < cost.memory || passes < cost.passes || parallelism < cost.parallelism;
}
