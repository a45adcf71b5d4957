import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, createServer as createNetServer, isIPv6, Server as NetServer } from 'node:net';
import { ConfigurationError } from '../config/environment.ts';
import { cutSlowBodies, longestRequestMs } from './cut-slow-bodies.ts';
import { ownAddresses } from './own-addresses.ts';

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
  /** Names and addresses, with commas between them. */
  host: string;
  port: number;
  listener: RequestListener;
  /** For the headers and a body of a few bytes; a larger one may take longer while it keeps coming. */
  requestTimeoutMs?: number;
  serverOptions?: ServerOptions;
  /** The variables that hold host and port, for the operator who set them wrongly. */
  hostVariable?: string;
  portVariable?: string;
}

// Of the time that a stop may take, what idle connections are left open for.
const idleShare = 1 / 16;

/**
 * Stops listening at once. Idle connections stay a moment longer: a request that is already on its way on one of them
 * is still answered, and told to come back elsewhere.
 */
function closer(server: Server, doors: NetServer[]) {
  return (timeoutMs: number) =>
    new Promise<void>(resolve => {
      for (const door of doors) door.close();
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

type Variables = Pick<Required<ListenOptions>, 'hostVariable' | 'portVariable'>;

const noAddress = ({ hostVariable }: Variables) =>
  new ConfigurationError([`${hostVariable}: is no address of this machine`]);

function listenFault(error: NodeJS.ErrnoException, variables: Variables): Error {
  const { portVariable } = variables;
  if (error.code === 'EADDRINUSE') return new ConfigurationError([`${portVariable}: is in use already`]);
  if (error.code === 'EACCES')
    return new ConfigurationError([`${portVariable}: may not be used by this user`]);
  if (hostFaults.has(error.code ?? '')) return noAddress(variables);
  return error;
}

/**
 * Connections that may wait to be taken up; the system bounds it further. Node's 511 are few where each waiting call comes on one of
 * its own: those past it are dropped without a word, and knock again after a second, after three, after seven.
 */
const backlog = 4_096;

const listening = (server: NetServer, { host, port }: { host: string; port: number }) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog }, () => resolve((server.address() as AddressInfo).port));
  });

/** The first address is the server's own; those that come in by another are handed to it. */
async function listenOn(server: Server, { host, port }: { host: string; port: number }) {
  const [first, ...others] = await ownAddresses(host);
  if (first === undefined) throw Object.assign(new Error(`no address of ${host}`), { code: 'EADDRNOTAVAIL' });
  const opened = await listening(server, { host: first, port });
  const doors: NetServer[] = [];
  for (const other of others) {
    const door = createNetServer({ allowHalfOpen: true, noDelay: true }, socket =>
      server.emit('connection', socket),
    );
    try {
      await listening(door, { host: other, port: opened });
    } catch (error) {
      for (const one of [server, ...doors]) one.close();
      throw error;
    }
    doors.push(door);
  }
  return { first, opened, doors };
}

const urlHost = (host: string) => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return isIPv6(host) ? `[${host}]` : host;
};

export const addressOf = ({ host, port }: { host: string; port: number }) => {
  const [first = host] = host.split(',');
  return `http://${urlHost(first)}:${port}`;
};

export async function listen({
  host,
  port,
  listener,
  requestTimeoutMs = 30_000,
  serverOptions = {},
  hostVariable = 'HOST',
  portVariable = 'PORT',
}: ListenOptions): Promise<HttpServer> {
  let isClosing = false;
  const running = new Set<ServerResponse>();
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      requestTimeout: longestRequestMs,
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
  cutSlowBodies(server, { graceMs: requestTimeoutMs });
  server.keepAliveTimeout = keepAliveMs;
  server.maxRequestsPerSocket = 0;
  const { first, opened, doors } = await listenOn(server, { host, port }).catch(error => {
    throw listenFault(error, { hostVariable, portVariable });
  });
  const close = closer(server, doors);
  return {
    url: addressOf({ host: first, port: opened }),
    port: opened,
    server,
    close: timeoutMs => {
      isClosing = true;
      for (const res of running) if (!res.headersSent) res.setHeader('connection', 'close');
      return close(timeoutMs);
    },
  };
}
