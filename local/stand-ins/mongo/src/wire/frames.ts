import { MalformedMessage } from './message.ts';
import { maxMessageSize } from './message-limit.ts';

const headerSize = 16;

/** Cuts a stream of bytes into messages by the length that each begins with. */
export async function* frames(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    size += chunk.length;
    while (size >= headerSize) {
      if ((held[0]?.length ?? 0) < headerSize) held = [Buffer.concat(held)];
      const length = held[0]?.readInt32LE(0) ?? 0;
      if (length < headerSize || length > maxMessageSize)
        throw new MalformedMessage(`a message of ${length} bytes`);
      if (size < length) break;
      const whole = held.length === 1 && held[0] ? held[0] : Buffer.concat(held);
      yield whole.subarray(0, length);
      held = size > length ? [whole.subarray(length)] : [];
      size -= length;
    }
  }
}
