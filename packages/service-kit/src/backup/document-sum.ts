import { createHash } from 'node:crypto';

/** A checksum of many documents in whatever order: their hashes, each bit added without carrying. */
export function documentSum() {
  const sum = Buffer.alloc(32);
  let documents = 0;
  let bytes = 0;
  return {
    add(document: Uint8Array): void {
      const hash = createHash('sha256').update(document).digest();
      for (const [at, byte] of hash.entries()) sum[at] = (sum[at] ?? 0) ^ byte;
      documents += 1;
      bytes += document.length;
    },
    read: () => ({ documents, bytes, sum: sum.toString('hex') }),
  };
}
