import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

// A reset of a socket that is ending already fails in libuv, and Node then waits for it for ever when the process ends.
const abort = (socket: Socket) => (socket.writableEnded ? socket.destroy() : socket.resetAndDestroy());

/** Stands between a client and a server and breaks the line in the ways that networks do. */
export async function openTcpProxy(target: { host: string; port: number }) {
  const pairs = new Set<[Socket, Socket]>();
  let mode: 'through' | 'refuse' | 'swallow' = 'through';

  const server = createServer(client => {
    if (mode === 'refuse') return client.destroy();
    const upstream = connect(target);
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    client.on('data', bytes => mode !== 'swallow' && upstream.write(bytes));
    upstream.on('data', bytes => mode !== 'swallow' && client.write(bytes));
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

  const cut = () => {
    for (const [client, upstream] of pairs) {
      abort(client);
      upstream.destroy();
    }
  };

  return {
    port,
    cut,
    /** `refuse` ends each new connection, `swallow` lets bytes vanish in both directions. */
    become: (next: typeof mode) => {
      mode = next;
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
