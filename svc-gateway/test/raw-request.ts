import { connect } from 'node:net';

// A busy machine takes its time to begin an answer.
const maxTimeToBegin = 10_000;

/** Sends bytes as they are and gives back all that came until the connection closed or, once it began, fell silent for `quietMs`. */
export function rawRequest(url: string, bytes: string | string[], quietMs = 400): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname);
    socket.setTimeout(maxTimeToBegin, () => socket.destroy());
    socket.on('data', chunk => {
      socket.setTimeout(quietMs);
      received += chunk.toString('latin1');
    });
    socket.on('error', error => (received ? resolve(received) : reject(error)));
    socket.on('close', () => resolve(received));
    for (const part of [bytes].flat()) socket.write(part, 'latin1');
  });
}

// An answer's body ends without a line break: the next answer begins right behind it.
export const statusesIn = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
