const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bitsOfDigit = 5;

/** RFC 4648, without padding: as authenticator apps read a secret. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= bitsOfDigit; bits -= bitsOfDigit) text += alphabet[(held >>> (bits - bitsOfDigit)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + alphabet[(held << (bitsOfDigit - bits)) & 31] : text;
}
