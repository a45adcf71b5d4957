import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { BackupFault } from './backup-fault.ts';
import { backupKey } from './backup-key.ts';
import { byteReader } from './byte-reader.ts';
import { checksumming, encrypting, type Sealer } from './seal-pieces.ts';

/** The file begins with this line and one of JSON; then come pieces, each with its length, whether it is the last, and a tag. */
const format = 'sufra-backup-1';
const headerSchema = z.object({
  createdAt: z.iso.datetime(),
  encrypted: z.object({ salt: z.string(), check: z.string() }).optional(),
});

const pieceSize = 256 * 1024;
const longestPiece = 2 * pieceSize;
const longestLine = 4096;

/** The bytes of the file, for content that comes in parts of any size. */
export async function* sealed(
  content: AsyncIterable<Buffer>,
  key: string | undefined,
): AsyncIterable<Buffer> {
  const salt = randomBytes(16);
  const derived = key === undefined ? undefined : await backupKey(key, salt);
  const header = Buffer.from(
    `${format}\n${JSON.stringify({
      createdAt: new Date().toISOString(),
      ...(derived ? { encrypted: { salt: salt.toString('hex'), check: derived.check } } : {}),
    })}\n`,
  );
  const sealer = derived ? encrypting(derived.key, header) : checksumming(header);
  yield header;
  let at = 0;
  const piece = (bytes: Buffer, isLast: boolean) => {
    const head = Buffer.alloc(5);
    const body = sealer.seal(bytes, { at, isLast });
    head.writeUInt32BE(body.length);
    head[4] = Number(isLast);
    at += 1;
    return Buffer.concat([head, body]);
  };
  let held: Buffer[] = [];
  let size = 0;
  for await (const bytes of content) {
    held.push(bytes);
    size += bytes.length;
    if (size < pieceSize) continue;
    const whole = Buffer.concat(held);
    let from = 0;
    for (; whole.length - from >= pieceSize; from += pieceSize)
      yield piece(whole.subarray(from, from + pieceSize), false);
    held = [whole.subarray(from)];
    size = whole.length - from;
  }
  yield piece(Buffer.concat(held), true);
}

/** The content, piece by piece, each only after it has been found unchanged. */
export async function* opened(file: AsyncIterable<Buffer>, key: string | undefined): AsyncIterable<Buffer> {
  const reader = byteReader(file);
  const sealer = await sealerOf(await reader.line(longestLine), await reader.line(longestLine), key);
  for (let at = 0; ; at++) {
    const head = await reader.bytes(5);
    const size = head.readUInt32BE();
    const isLast = head[4] === 1;
    if (size < sealer.tagSize || size > longestPiece)
      throw new BackupFault('The backup was changed after it was written, or is damaged.');
    yield sealer.open(await reader.bytes(size), { at, isLast });
    if (isLast) break;
  }
  if (!(await reader.isAtEnd()))
    throw new BackupFault('The backup goes on after its end: something was added to it.');
}

async function sealerOf(first: string, second: string, key: string | undefined): Promise<Sealer> {
  if (first !== format) throw new BackupFault(`This is no backup of this version (${format}).`);
  const found = headerSchema.safeParse(parsedJson(second));
  if (!found.success) throw new BackupFault('The head of the backup is damaged.');
  const header = Buffer.from(`${first}\n${second}\n`);
  const { encrypted } = found.data;
  if (!encrypted) return checksumming(header);
  if (key === undefined)
    throw new BackupFault('The backup is encrypted: give the key that it was made with (BACKUP_KEY).');
  const derived = await backupKey(key, Buffer.from(encrypted.salt, 'hex'));
  if (derived.check !== encrypted.check)
    throw new BackupFault('The key is not the one that the backup was made with (BACKUP_KEY).');
  return encrypting(derived.key, header);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
