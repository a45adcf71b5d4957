import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const prefixLength = 5;
const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();
const aSuffix = () => randomBytes(18).toString('hex').toUpperCase().slice(1);
type Answer = (req: IncomingMessage, res: ServerResponse) => void;

/** Speaks the protocol of range queries, padding too, over passwords that a test says were leaked. */
export async function startBreachServer(leaked: readonly string[]) {
  const seen: { url: string; headers: IncomingMessage['headers'] }[] = [];
  let misbehaves: Answer | undefined;

  const answer: Answer = (req, res) => {
    const prefix = /^\/range\/([0-9A-F]{5})$/.exec(req.url ?? '')?.[1];
    if (!prefix) return void res.writeHead(400).end('The hash prefix was not in a valid format');
    const known = leaked
      .map(hashOf)
      .filter(hash => hash.startsWith(prefix))
      .map(hash => `${hash.slice(prefixLength)}:37`);
    const others = Array.from({ length: 20 }, () => `${aSuffix()}:2`);
    const padding = Array.from({ length: 800 }, () => `${aSuffix()}:0`);
    const isPadded = req.headers['add-padding'] === 'true';
    res.end([...others, ...known, ...(isPadded ? padding : [])].join('\r\n'));
  };
  const server = createServer((req, res) => {
    seen.push({ url: req.url ?? '', headers: req.headers });
    (misbehaves ?? answer)(req, res);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    misbehave: (how: Answer | undefined) => {
      misbehaves = how;
    },
    /** A password that is padding: its count is 0. */
    padWith:
      (password: string): Answer =>
      (_req, res) => {
        res.end(`${hashOf(password).slice(prefixLength)}:0\r\n${aSuffix()}:5`);
      },
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type BreachServer = Awaited<ReturnType<typeof startBreachServer>>;
