import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readStyle } from '../stand-in-pages/read-style.ts';
import { sendPage } from '../stand-in-pages/send-page.ts';
import { openControl } from './control.ts';
import { openProvider } from './open-provider.ts';
import { problemPage } from './pages.ts';
import { keepPeople } from './people.ts';
import { signIn } from './sign-in.ts';

interface Options {
  host?: string;
  port: number;
  /** What browsers call it; where it listens, unless it is reached in another way. */
  issuer?: string;
  redirectUri: string;
  clientId: string;
  clientSecret: string;
  log: (line: string) => void;
}

export interface Google {
  issuer: string;
  stop(): Promise<void>;
}

/** What stands in for Google's sign-in: a real OpenID provider that believes whoever says who they are. */
export async function startGoogle({ host = '127.0.0.1', port, ...options }: Options): Promise<Google> {
  const issuer = options.issuer ?? `http://127.0.0.1:${port}`;
  const people = keepPeople();
  const control = openControl();
  const { defectForAll } = control;
  const provider = openProvider({ ...options, issuer, people, defectForAll });
  const ask = signIn({ provider, people, defectForAll });
  const answer = provider.callback();
  const style = await readStyle(join(import.meta.dirname, 'style.css'));

  async function handle(req: IncomingMessage, res: ServerResponse) {
    // Whatever name it was reached by, its addresses are those that browsers know.
    req.headers.host = new URL(issuer).host;
    const { pathname } = new URL(req.url ?? '/', issuer);
    if (pathname === '/__control') return control.handle(req, res);
    if (pathname === '/style.css') return res.writeHead(200, { 'content-type': 'text/css' }).end(style);
    if (!pathname.startsWith('/sign-in/')) return answer(req, res);
    await ask(req, res);
  }

  const server = createServer((req, res) => {
    handle(req, res).catch(error => {
      // An interaction that is over, or of another browser: whoever looks at it sees why.
      if (res.headersSent) return res.destroy();
      const words = error instanceof Error ? error.message : String(error);
      sendPage(res, { status: 400, html: problemPage(words) });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    issuer,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
