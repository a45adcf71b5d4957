import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { willStop } from './a-gateway.ts';

export interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  rawHeaders: string[];
}

export interface Upstream {
  url: string;
  port: number;
  server: Server;
  seen: Seen[];
  /** What it answers to a gateway that asks how it fares. */
  readiness: RequestListener;
  /** How many connections were opened to it. */
  connections(): number;
  stop(): Promise<void>;
}

const sayOk: RequestListener = (req, res) => {
  req.resume().on('end', () => res.setHeader('content-type', 'application/json').end('{"ok":true}'));
};

/** A service in miniature. Like a real one it keeps idle connections for 75 seconds and says so. */
export function anUpstream(answer: RequestListener = sayOk, port = 0): Promise<Upstream> {
  const seen: Seen[] = [];
  let connections = 0;
  let upstream: Upstream | undefined;
  const sayReady: RequestListener = (_req, res) => res.writeHead(204).end();
  const server = createServer((req, res) => {
    if (req.url === '/readyz') return upstream?.readiness(req, res);
    const { method = '', url = '', headers, rawHeaders } = req;
    seen.push({ method, url, headers, rawHeaders });
    answer(req, res);
  });
  server.keepAliveTimeout = 75_000;
  server.on('connection', () => connections++);
  const stop = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise(resolve => {
    server.listen(port, '127.0.0.1', () => {
      const { port: chosen } = server.address() as AddressInfo;
      const url = `http://127.0.0.1:${chosen}`;
      upstream = {
        url,
        port: chosen,
        server,
        seen,
        readiness: sayReady,
        connections: () => connections,
        stop,
      };
      resolve(willStop(upstream));
    });
  });
}

/** An address where nothing listens. A port that was free a moment ago may be another test's by now; the first is given to none. */
export const unusedAddress = 'http://127.0.0.1:1';
