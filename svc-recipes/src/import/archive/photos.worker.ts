import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { readPhotos, type WantedPhoto } from '@sufra/recipe-reader/formats';

const { bytes, wanted } = workerData as { bytes: Uint8Array; wanted: WantedPhoto[] };
const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The next one is unpacked when this one has been taken. */
for await (const photo of readPhotos(file, wanted)) {
  parentPort?.postMessage(photo);
  if (parentPort) await once(parentPort, 'message');
}
parentPort?.postMessage(null);
