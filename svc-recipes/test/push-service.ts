import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushWay } from '../src/reminders/open-reminders.ts';

export interface PushedTo {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  bytes: number;
  at: number;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
}

/** A push service of the open internet, played by a server of this machine; it verifies nothing itself. */
export async function startPushService() {
  const pushed: PushedTo[] = [];
  const plans = new Map<string, Answer[]>();
  const server = createServer(async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += chunk.length;
    const { method, url: path, headers } = request;
    pushed.push({ method, path, headers, bytes, at: Date.now() });
    const { status, headers: more } = plans.get(path ?? '')?.shift() ?? { status: 201 };
    response.writeHead(status, more).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const way: PushWay = {
    resolve: async () => ['93.184.215.14'],
    reach: () => ({ hostname: '127.0.0.1', port, protocol: 'http:' }),
  };
  return {
    way,
    pushed,
    to: (path: string) => pushed.filter(each => each.path === path),
    answerNext: (path: string, ...answers: Answer[]) => plans.set(path, answers),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
