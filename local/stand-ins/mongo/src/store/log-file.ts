import { type FileHandle, open } from 'node:fs/promises';
import { UnusableFolder } from './unusable-folder.ts';

/** The first bytes of the file, so that no other file and no other format is taken for a log. */
export const signature = Buffer.from('sufra-mongo-1\n');

export async function openSigned(path: string, folder: string): Promise<FileHandle> {
  const file = await open(path, 'a+');
  const { size } = await file.stat();
  if (size === 0) {
    await file.appendFile(signature);
    await file.datasync();
    await syncFolder(folder);
    return file;
  }
  const head = Buffer.alloc(signature.length);
  await file.read(head, 0, head.length, 0);
  if (head.equals(signature)) return file;
  await file.close();
  throw new UnusableFolder(
    `${path} is not a log of this version of the embedded Mongo; move it away to start with an empty database`,
  );
}

/** A file's name is the folder's data. Windows cannot sync a folder, and does not need to. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
