const inType = /charset\s?=\s?["']?([\w-]{2,30})/i;
const inMeta = /<meta[^<>]{0,200}?charset\s?=\s?["']?([\w-]{2,30})/i;
const headBytes = 4_096;

/** The text of a page in the letters that it names, in its answer or in its head; UTF-8 where it names none that is known. */
export function decodePage(bytes: Uint8Array, type = ''): string {
  const head = Buffer.from(bytes.subarray(0, headBytes)).toString('latin1');
  const name = inType.exec(type)?.[1] ?? inMeta.exec(head)?.[1] ?? 'utf-8';
  return decoderOf(name).decode(bytes);
}

function decoderOf(name: string) {
  try {
    return new TextDecoder(name);
  } catch {
    return new TextDecoder();
  }
}
