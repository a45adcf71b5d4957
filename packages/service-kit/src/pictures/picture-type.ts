export type PictureType = 'png' | 'jpeg' | 'gif' | 'webp';

const text = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** What a file is by its own first bytes, whatever it is called. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  const start = text(bytes, 0, 8);
  if (start === '\x89PNG\r\n\x1a\n') return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  return start.startsWith('RIFF') && text(bytes, 8, 12) === 'WEBP' ? 'webp' : undefined;
}
