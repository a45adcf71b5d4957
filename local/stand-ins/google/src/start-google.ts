import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readStyle } from '../../pages/read-style.ts';
import { sendPage } from '../../pages/send-page.ts';
import { openControl } from './control.ts';
import { openProvider } from './open-provider.ts';
import { problemPage } from './pages.ts';
import { keepPeople } from './people.ts';
import type { Script } from './script.ts';
import { signIn } from './sign-in.ts';

interface Options {
  host?: string;
  /** Any free one, unless it is named. */
  port?: number;
  /** What browsers call it; where it listens, unless it is reached in another way. */
  issuer?: string | undefined;
  redirectUri: string;
  clientId: string;
  clientSecret: string;
  /** For a test in this process. */
  script?: Script;
  log: (line: string) => void;
}

export interface Google {
  issuer: string;
  /** Where it listens. */
  url: string;
  stop(): Promise<void>;
}

/** What stands in for Google's sign-in: a real OpenID provider that believes visitors who they say they are. */
export async function startGoogle({ host = '127.0.0.1', port = 0, ...options }: Options): Promise<Google> {
  const style = await readStyle(join(import.meta.dirname, 'style.css'));
  const server = createServer();
  server.listen(port, host);
  await once(server, 'listening');

  // A provider has to know its own address, so it is made when the port is known.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = options.issuer ?? url;
  const people = keepPeople();
  const control = openControl();
  const { defectForAll } = control;
  const provider = openProvider({ ...options, issuer, people, defectForAll });
  const ask = signIn({ provider, people, defectForAll, script: options.script });
  const answer = provider.callback();

  async function handle(req: IncomingMessage, res: ServerResponse) {
    // Whatever name it was reached by, its addresses are those that browsers know.
    req.headers.host = new URL(issuer).host;
    const { pathname } = new URL(req.url ?? '/', issuer);
    if (options.script?.misbehaviour().everything) return res.writeHead(500).end('{}');
    if (pathname === '/__control') return control.handle(req, res);
    if (pathname === '/style.css') return res.writeHead(200, { 'content-type': 'text/css' }).end(style);
    if (!pathname.startsWith('/sign-in/')) return answer(req, res);
    await ask(req, res);
  }

  server.on('request', (req, res) => {
    handle(req, res).catch(error => {
      // An interaction that is over, or of another browser: the visitor sees why.
      if (res.headersSent) return res.destroy();
      const words = error instanceof Error ? error.message : String(error);
      sendPage(res, { status: 400, html: problemPage(words) });
    });
  });
  return {
    issuer,
    url,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
