const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Undefined for bytes that are no text: what they were meant to say would be guessed. */
export function decodeText(bytes: Buffer): string | undefined {
  const [first, second] = bytes;
  try {
    if (first === 0xff && second === 0xfe)
      return lines(new TextDecoder('utf-16le', { fatal: true }).decode(bytes));
    if (first === 0xfe && second === 0xff)
      return lines(new TextDecoder('utf-16be', { fatal: true }).decode(bytes));
    return bytes.includes(0) ? undefined : lines(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}

const lines = (text: string) => text.replaceAll('\r\n', '\n');
