import { type AddressInfo, createServer, type Server } from 'node:net';

const opened = (port: number) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

const closed = (server: Server) => new Promise<void>(resolve => server.close(() => resolve()));

/** Ports that nobody holds right now; all are held until the last is found, so that no two are the same. */
export async function freePorts(count: number): Promise<() => number> {
  const servers = await Promise.all(Array.from({ length: count }, () => opened(0)));
  const ports = servers.map(server => (server.address() as AddressInfo).port);
  await Promise.all(servers.map(closed));
  return () => {
    const port = ports.pop();
    if (port === undefined) throw new Error('more ports are taken than were asked for');
    return port;
  };
}

export async function isFree(port: number): Promise<boolean> {
  try {
    await closed(await opened(port));
    return true;
  } catch {
    return false;
  }
}
