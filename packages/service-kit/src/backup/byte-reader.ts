import { BackupFault } from './backup-fault.ts';

/** Takes from a stream as many bytes as are asked for, and holds no more than that and one part of it. */
export function byteReader(source: AsyncIterable<Buffer>) {
  const parts = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  async function more(): Promise<boolean> {
    const { value, done } = await parts.next();
    if (done) return false;
    held = held.length === 0 ? value : Buffer.concat([held, value]);
    return true;
  }

  return {
    async bytes(count: number): Promise<Buffer> {
      while (held.length < count) {
        if (!(await more())) throw new BackupFault('The backup ends too early: it was cut off.');
      }
      const taken = held.subarray(0, count);
      held = held.subarray(count);
      return taken;
    },
    /** Up to the sign that ends a line, which is left out. */
    async line(longest: number): Promise<string> {
      for (;;) {
        const end = held.indexOf('\n');
        if (end >= 0 && end <= longest) {
          const line = held.subarray(0, end).toString();
          held = held.subarray(end + 1);
          return line;
        }
        if (held.length > longest || !(await more())) throw new BackupFault('This is no backup.');
      }
    },
    async isAtEnd(): Promise<boolean> {
      while (held.length === 0) if (!(await more())) return true;
      return false;
    },
  };
}
