const base = 0x01000193;
const bits = 18;
const mask = (1 << bits) - 1;
const filterBits = 22;
const filterMask = (1 << filterBits) - 1;

/**
 * Finds what was put in under a key, asked for by a word less one letter, without making a string of either. The hash is a
 * polynomial, so that the hash of what is left is put together from those of the two sides. Other keys may have the same hash:
 * what is found is to be looked at.
 */
export class DeletionTable {
  private readonly heads = new Int32Array(1 << bits).fill(-1);
  private readonly hashes: Int32Array;
  private readonly values: Int32Array;
  private readonly next: Int32Array;
  // Nearly all words are done with here.
  private readonly seen = new Uint8Array(1 << (filterBits - 3));
  private readonly powers = new Int32Array(64);
  private readonly fromEnd = new Int32Array(64);
  private size = 0;

  constructor(capacity: number) {
    this.hashes = new Int32Array(capacity);
    this.values = new Int32Array(capacity);
    this.next = new Int32Array(capacity);
    this.powers[0] = 1;
    for (let at = 1; at < 64; at++) this.powers[at] = Math.imul(this.powers[at - 1] ?? 0, base);
  }

  /** Under a word as it is, and under all that is left of it where one letter goes. */
  addAll(word: string, value: number) {
    this.eachHash(word, hash => this.add(hash, value));
  }

  /** Calls back with what may stand under the word, or under the word less one letter. */
  findAll(word: string, callback: (value: number) => void) {
    this.eachHash(word, hash => {
      const slot = spread(hash, filterMask);
      if (((this.seen[slot >> 3] ?? 0) >> (slot & 7)) & 1) this.find(hash, callback);
    });
  }

  find(hash: number, callback: (value: number) => void) {
    for (let at = this.heads[spread(hash, mask)] ?? -1; at >= 0; at = this.next[at] ?? -1)
      if (this.hashes[at] === hash) callback(this.values[at] ?? 0);
  }

  hashOf(key: string): number {
    let hash = 0;
    for (let at = 0; at < key.length; at++) hash = (Math.imul(hash, base) + key.charCodeAt(at)) | 0;
    return hash;
  }

  private add(hash: number, value: number) {
    const slot = spread(hash, filterMask);
    this.seen[slot >> 3] = (this.seen[slot >> 3] ?? 0) | (1 << (slot & 7));
    const head = spread(hash, mask);
    this.hashes[this.size] = hash;
    this.values[this.size] = value;
    this.next[this.size] = this.heads[head] ?? -1;
    this.heads[head] = this.size++;
  }

  private eachHash(word: string, callback: (hash: number) => void) {
    const { length } = word;
    const { powers, fromEnd } = this;
    fromEnd[length] = 0;
    for (let at = length - 1; at >= 0; at--)
      fromEnd[at] =
        (Math.imul(word.charCodeAt(at), powers[length - 1 - at] ?? 0) + (fromEnd[at + 1] ?? 0)) | 0;
    callback(fromEnd[0] ?? 0);
    let before = 0;
    for (let at = 0; at < length; at++) {
      const code = word.charCodeAt(at);
      // Of two equal letters that stand together one goes.
      if (code !== word.charCodeAt(at + 1))
        callback((Math.imul(before, powers[length - 1 - at] ?? 0) + (fromEnd[at + 1] ?? 0)) | 0);
      before = (Math.imul(before, base) + code) | 0;
    }
  }
}

function spread(hash: number, to: number) {
  return (hash ^ (hash >>> 15)) & to;
}
