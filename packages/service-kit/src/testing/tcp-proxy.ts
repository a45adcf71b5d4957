import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

// A reset of a socket that is ending already fails in libuv, and Node then waits for it for ever when the process ends.
const abort = (socket: Socket) => (socket.writableEnded ? socket.destroy() : socket.resetAndDestroy());

/** Stands between a client and a server and breaks the line in the ways that networks do. */
export async function openTcpProxy(target: { host: string; port: number }) {
  const pairs = new Set<[Socket, Socket]>();
  let mode: 'through' | 'refuse' | 'swallow' = 'through';
  let delayMs = 0;
  let left = Number.POSITIVE_INFINITY;

  /** Hands bytes on, late or not at all; the line breaks in the middle of what is one too many. */
  const passOn = (bytes: Buffer, to: Socket) => {
    if (mode === 'swallow') return;
    const some = left === Number.POSITIVE_INFINITY ? bytes : bytes.subarray(0, Math.max(0, left));
    left -= some.length;
    const write = () => {
      if (to.writable) to.write(some);
      if (some.length < bytes.length) cut();
    };
    if (delayMs > 0) setTimeout(write, delayMs);
    else write();
  };

  const server = createServer(client => {
    if (mode === 'refuse') return client.destroy();
    const upstream = connect(target);
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    client.on('data', bytes => passOn(bytes, upstream));
    upstream.on('data', bytes => passOn(bytes, client));
    for (const [one, other] of [pair, [upstream, client]] as [Socket, Socket][]) {
      one.on('error', () => one.destroy());
      one.on('close', () => {
        pairs.delete(pair);
        if (mode !== 'swallow') other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  function cut() {
    for (const [client, upstream] of pairs) {
      abort(client);
      upstream.destroy();
    }
  }

  return {
    port,
    cut,
    /** `refuse` ends each new connection, `swallow` lets bytes vanish in both directions. */
    become: (next: typeof mode) => {
      mode = next;
    },
    /** Every piece comes so much later; 0 is as usual. */
    delay: (ms: number) => {
      delayMs = ms;
    },
    /** Every line breaks in the middle, after so many more bytes of all together. */
    cutAfter: (bytes: number) => {
      left = bytes;
    },
    /** As it was in the beginning. */
    heal: () => {
      mode = 'through';
      delayMs = 0;
      left = Number.POSITIVE_INFINITY;
    },
    async close(): Promise<void> {
      mode = 'refuse';
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

export type TcpProxy = Awaited<ReturnType<typeof openTcpProxy>>;
