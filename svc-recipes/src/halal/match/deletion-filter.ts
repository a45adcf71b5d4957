const base = 0x01000193;
const bits = 22;
const mask = (1 << bits) - 1;

/**
 * Says, without making a string of it, whether a word less one letter may be a key. The hash is a polynomial, so that the hash of
 * what is left is put together from those of the two sides; nearly all words are done with here.
 */
export class DeletionFilter {
  private readonly seen = new Uint8Array(1 << (bits - 3));
  private readonly powers = new Int32Array(64);
  private readonly fromEnd = new Int32Array(64);

  constructor() {
    this.powers[0] = 1;
    for (let at = 1; at < 64; at++) this.powers[at] = Math.imul(this.powers[at - 1] ?? 0, base);
  }

  add(key: string) {
    let hash = 0;
    for (let at = 0; at < key.length; at++) hash = (Math.imul(hash, base) + key.charCodeAt(at)) | 0;
    const slot = spread(hash);
    this.seen[slot >> 3] = (this.seen[slot >> 3] ?? 0) | (1 << (slot & 7));
  }

  /** Calls back with the place of each letter to leave out, and with -1 for the word as it is. */
  eachLikelyKey(word: string, callback: (at: number) => void) {
    const { length } = word;
    const { powers, fromEnd } = this;
    fromEnd[length] = 0;
    for (let at = length - 1; at >= 0; at--)
      fromEnd[at] =
        (Math.imul(word.charCodeAt(at), powers[length - 1 - at] ?? 0) + (fromEnd[at + 1] ?? 0)) | 0;
    if (this.has(fromEnd[0] ?? 0)) callback(-1);
    let before = 0;
    for (let at = 0; at < length; at++) {
      const code = word.charCodeAt(at);
      if (code !== word.charCodeAt(at + 1)) {
        const hash = (Math.imul(before, powers[length - 1 - at] ?? 0) + (fromEnd[at + 1] ?? 0)) | 0;
        if (this.has(hash)) callback(at);
      }
      before = (Math.imul(before, base) + code) | 0;
    }
  }

  private has(hash: number) {
    const slot = spread(hash);
    return ((this.seen[slot >> 3] ?? 0) >> (slot & 7)) & 1;
  }
}

function spread(hash: number) {
  return (hash ^ (hash >>> 15)) & mask;
}
