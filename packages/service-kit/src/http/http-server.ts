import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

// Longer than any client in front keeps an idle connection, so that it is never closed under a request on its way.
const keepAliveMs = 75_000;

export interface HttpServer {
  url: string;
  port: number;
  server: Server;
  /** Stops accepting, lets running requests end, and cuts what is left after `timeoutMs`. */
  close(timeoutMs: number): Promise<void>;
}

interface ListenOptions {
  host: string;
  port: number;
  listener: RequestListener;
  requestTimeoutMs?: number;
}

function closer(server: Server) {
  return (timeoutMs: number) =>
    new Promise<void>(resolve => {
      const cut = setTimeout(() => server.closeAllConnections(), timeoutMs);
      server.close(() => {
        clearTimeout(cut);
        resolve();
      });
      server.closeIdleConnections();
    });
}

export async function listen({
  host,
  port,
  listener,
  requestTimeoutMs = 30_000,
}: ListenOptions): Promise<HttpServer> {
  let isClosing = false;
  const server = createServer(
    { maxHeaderSize: 16 * 1024, requestTimeout: requestTimeoutMs, headersTimeout: 15_000 },
    (req, res) => {
      // A connection that stays open through a stop would lose its next request.
      if (isClosing) res.setHeader('connection', 'close');
      listener(req, res);
    },
  );
  server.keepAliveTimeout = keepAliveMs;
  server.maxRequestsPerSocket = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const close = closer(server);
  return {
    url: `http://${shown}:${address.port}`,
    port: address.port,
    server,
    close: timeoutMs => {
      isClosing = true;
      return close(timeoutMs);
    },
  };
}
