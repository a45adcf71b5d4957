import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Stands between a service and its database. What holds all the words of `struck` gets no further: `strike` is called in
 * its place.
 */
export async function watchDatabase(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let struck: string[] = [];
  let strike = () => {};

  const server = createServer(client => {
    const upstream = connect(Number(target.port || 27_017), target.hostname);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => other.destroy());
    }
    upstream.pipe(client);
    client.on('data', bytes => {
      const text = bytes.toString('latin1');
      if (struck.length > 0 && struck.every(word => text.includes(word))) {
        struck = [];
        upstream.destroy();
        strike();
      } else upstream.write(bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  // A member of a replica set would tell the address of another way.
  url.searchParams.set('directConnection', 'true');
  return {
    url: url.href,
    strikeAt: (words: string[], then: () => void) => {
      struck = words;
      strike = then;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
