import { parentPort, workerData } from 'node:worker_threads';
import { ArchiveRefused, readRecipes } from '@sufra/recipe-reader/formats';
import type { ArchiveReading } from './read-archive.ts';

const { name, bytes } = workerData as { name: string; bytes: Uint8Array };

async function read(): Promise<ArchiveReading> {
  try {
    return await readRecipes(name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    if (error instanceof ArchiveRefused) return { refused: error.reason };
    throw error;
  }
}

parentPort?.postMessage(await read());
