import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands at an address that is known before the service's own is, and hands on the keys that the service publishes. */
export async function relayKeys() {
  let origin = '';
  const server = createServer(async (_req, res) => {
    const answer = await fetch(`${origin}/api/v1/auth/keys`);
    res.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    from: (serviceUrl: string) => {
      origin = serviceUrl;
    },
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
