import { createHash, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupFault } from './backup-fault.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const shortest = 16;

export interface BackupKey {
  key: Buffer;
  /** Shows, without the key, whether another one is the same. */
  check: string;
}

/** From any text of the operator's, a made key or a sentence; the salt makes it another key for each file. */
export async function backupKey(text: string, salt: Buffer): Promise<BackupKey> {
  if (text.length < shortest)
    throw new BackupFault(`The key of a backup has ${shortest} characters at least (BACKUP_KEY).`);
  const bytes = await derive(text, salt, 64);
  const check = createHash('sha256').update(bytes.subarray(32)).digest('hex').slice(0, 32);
  return { key: bytes.subarray(0, 32), check };
}
