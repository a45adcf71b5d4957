import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { SliceAddress } from '../config.ts';

const refused = 'HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/**
 * Hands web sockets of `/__dev/{slice}` on to that slice's development server, so that a page of the site hears of each
 * edit. A site without development servers takes no web socket at all.
 */
export function handDevSockets(server: Server, devServers: readonly SliceAddress[]): void {
  if (devServers.length === 0) return;
  const proxies = new Map(
    devServers.map(({ name, url }) => [`/__dev/${name}`, createProxyMiddleware({ target: url, ws: true })]),
  );
  server.on('upgrade', (req: IncomingMessage, socket: Socket, head: Buffer) => {
    const proxy = proxies.get(req.url ?? '');
    if (proxy) proxy.upgrade(req, socket, head);
    else socket.end(refused);
  });
}
