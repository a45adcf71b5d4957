type Which = 'localStorage' | 'sessionStorage';

/** What a browser remembers; it may refuse to (private windows, a full store), and then nothing is remembered. */
export function readStored(which: Which, key: string): unknown {
  try {
    const text = globalThis[which].getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether it is kept. */
export function writeStored(which: Which, key: string, value: unknown): boolean {
  try {
    globalThis[which].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
