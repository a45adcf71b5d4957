import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server that can be cut: every connection on it breaks at once, and new ones are taken again. */
export async function cuttable(to: string) {
  const target = new URL(to);
  const sockets = new Set<Socket>();
  const server = createServer(near => {
    const far = connect(Number(target.port || 5672), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: url.href,
    cut,
    close: () => {
      cut();
      return new Promise(resolve => server.close(resolve));
    },
  };
}
