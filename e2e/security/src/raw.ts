import { connect } from 'node:net';

// A busy machine takes its time to begin an answer.
const beginsWithinMs = 20_000;
const quietMs = 500;

interface Said {
  /** All that came, as text. */
  text: string;
  statuses: number[];
  isClosed: boolean;
}

// An answer's body ends without a line break: the next answer begins right behind it.
const statusesIn = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

/** Writes bytes as they are, which no client library would; ends when the other side closes or falls silent. */
export function sendRaw(url: string, bytes: string): Promise<Said> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = '';
    let isClosed = false;
    const socket = connect({ port: Number(port), host: hostname, family: 4 });
    const done = () => resolve({ text, statuses: statusesIn(text), isClosed });
    socket.setTimeout(beginsWithinMs, () => socket.destroy());
    socket.on('data', chunk => {
      socket.setTimeout(quietMs);
      text += chunk.toString('latin1');
    });
    socket.on('end', () => {
      isClosed = true;
      socket.destroy();
    });
    socket.on('error', error => {
      isClosed = true;
      if (!text) reject(error);
    });
    socket.on('close', done);
    socket.write(bytes, 'latin1');
  });
}

interface Streamed {
  url: string;
  /** Up to and with the empty line. */
  head: string;
  chunk: string;
  most: number;
}

/** Goes on writing a body until it is answered or cut; tells how much of it went out. */
export function streamUntilCut({ url, head, chunk, most }: Streamed) {
  const { hostname, port } = new URL(url);
  return new Promise<{ text: string; sent: number }>(resolve => {
    let text = '';
    let sent = 0;
    const socket = connect({ port: Number(port), host: hostname, family: 4 });
    socket.setTimeout(beginsWithinMs, () => socket.destroy());
    socket.on('data', data => {
      text += data.toString('latin1');
      // Answered: what is still on its way is of no interest.
      setTimeout(() => socket.destroy(), quietMs);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ text, sent }));
    socket.write(head, 'latin1');
    const more = () => {
      while (!socket.destroyed && !text && sent < most) {
        sent += chunk.length;
        if (!socket.write(chunk, 'latin1')) {
          socket.once('drain', more);
          return;
        }
      }
    };
    more();
  });
}

/** Writes the beginning of a request, and is gone. */
export async function leaveInTheMiddle(url: string, bytes: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, family: 4 });
  socket.on('error', () => undefined);
  await new Promise(resolve => socket.write(bytes, 'latin1', resolve));
  socket.destroy();
}
