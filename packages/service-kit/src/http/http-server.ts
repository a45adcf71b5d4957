import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { ConfigurationError } from '../config/environment.ts';

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
  serverOptions?: ServerOptions;
  /** The variable that holds the port, for the operator who set it wrongly. */
  portVariable?: string;
}

// Of the time that a stop may take, what idle connections are left open for.
const idleShare = 1 / 16;

/**
 * Stops listening at once. Idle connections stay a moment longer: a request that is already on its way on one of them
 * is still answered, and told to come back elsewhere.
 */
function closer(server: Server) {
  return (timeoutMs: number) =>
    new Promise<void>(resolve => {
      const closeIdle = setTimeout(() => server.close(), timeoutMs * idleShare);
      const cut = setTimeout(() => server.closeAllConnections(), timeoutMs);
      // The HTTP server's own close would cut the idle ones first of all.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(closeIdle);
        clearTimeout(cut);
        server.close();
        resolve();
      });
    });
}

const hostFaults = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL']);

function listenFault(error: NodeJS.ErrnoException, portVariable: string): Error {
  if (error.code === 'EADDRINUSE') return new ConfigurationError([`${portVariable}: is in use already`]);
  if (error.code === 'EACCES')
    return new ConfigurationError([`${portVariable}: may not be used by this user`]);
  if (hostFaults.has(error.code ?? ''))
    return new ConfigurationError(['HOST: is no address of this machine']);
  return error;
}

export const addressOf = ({ host, port }: { host: string; port: number }) =>
  `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;

export async function listen({
  host,
  port,
  listener,
  requestTimeoutMs = 30_000,
  serverOptions = {},
  portVariable = 'PORT',
}: ListenOptions): Promise<HttpServer> {
  let isClosing = false;
  const running = new Set<ServerResponse>();
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      requestTimeout: requestTimeoutMs,
      // Node looks every 30 seconds unless told otherwise, which would let a slow client stay three times as long.
      headersTimeout: Math.min(12_000, requestTimeoutMs),
      connectionsCheckingInterval: 2_000,
      ...serverOptions,
    },
    (req, res) => {
      // A connection that stays open through a stop would lose its next request.
      if (isClosing) res.setHeader('connection', 'close');
      running.add(res);
      res.once('close', () => {
        running.delete(res);
        // One that had begun before the stop has promised to stay open.
        if (isClosing) req.socket.end();
      });
      listener(req, res);
    },
  );
  server.keepAliveTimeout = keepAliveMs;
  server.maxRequestsPerSocket = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(listenFault(error, portVariable)));
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const close = closer(server);
  return {
    url: addressOf({ host, port: address.port }),
    port: address.port,
    server,
    close: timeoutMs => {
      isClosing = true;
      for (const res of running) if (!res.headersSent) res.setHeader('connection', 'close');
      return close(timeoutMs);
    },
  };
}
