import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readStyle } from '../../pages/read-style.ts';
import { sendPage } from '../../pages/send-page.ts';
import { type Account, openAccount } from './billing/open-account.ts';
import { runDue } from './billing/run-due.ts';
import { openClock } from './clock.ts';
import { serveControl } from './control/serve-control.ts';
import { type Faults, openFaults } from './faults/open-faults.ts';
import { type Calls, openCalls } from './http/calls.ts';
import { serveApi } from './http/serve-api.ts';
import { newPrice } from './objects/new-price.ts';
import { problemPage } from './pages/checkout-page.ts';
import { serveCheckout } from './pages/serve-checkout.ts';
import { servePortal } from './pages/serve-portal.ts';
import { serveReceipts } from './pages/serve-receipts.ts';
import { openStore } from './store/open-store.ts';
import { openPostman } from './webhooks/open-postman.ts';
import { noCause, usualOrders, type World } from './world.ts';

export interface StripeOptions {
  host?: string;
  port?: number;
  /** What browsers call it; where it listens, unless it is reached in another way. */
  publicUrl?: string | undefined;
  webhookUrl: string;
  webhookSecret: string;
  secretKey: string;
  priceId: string;
  /** Where what it knows outlives it. */
  folder?: string | undefined;
  retryDelaysMs?: number[];
  /** Nothing is told until the control asks for it. */
  withhold?: boolean;
  log: (line: string) => void;
}

export interface StripeStandIn {
  /** What the SDK takes as its host. */
  url: string;
  account: Account;
  faults: Faults;
  calls: Calls;
  stop(): Promise<void>;
}

const usualRetryDelaysMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];
const lookMs = 20_000;

function openWorld({ folder, priceId, withhold = false, log }: StripeOptions, publicUrl: string): World {
  const store = openStore(folder, log);
  const price = newPrice(priceId);
  store.transaction(() => {
    store.put('price', price);
  });
  const orders = { ...usualOrders, withhold };
  return { store, clock: openClock(store), price, publicUrl, orders, cause: noCause };
}

/** An HTTP server that speaks as Stripe does, for a run without an account there. No card is ever charged. */
export async function startStripe(options: StripeOptions): Promise<StripeStandIn> {
  const { host = '127.0.0.1', port = 0, log } = options;
  const server = createServer((request, response) => {
    handle(request, response).catch(error => {
      log(`failed: ${error instanceof Error ? error.stack : String(error)}`);
      if (response.headersSent) return response.destroy();
      const html = problemPage('That did not work', 'The log of the stand-in says why.');
      sendPage(response, { status: 500, html });
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const url = `http://${host}:${(server.address() as AddressInfo).port}`;
  const publicUrl = options.publicUrl ?? url;

  const world = openWorld(options, publicUrl);
  const { store } = world;
  const { webhookUrl, webhookSecret: secret, retryDelaysMs = usualRetryDelaysMs } = options;
  const postman = openPostman({ world, url: webhookUrl, secret, retryDelaysMs, log });
  const account = openAccount(world);
  const faults = openFaults();
  const calls = openCalls();
  const { secretKey } = options;
  const api = serveApi({ world, secretKey, faults, calls, log, changed: postman.wake });
  const control = serveControl({ world, account, faults, calls, postman });
  const checkout = serveCheckout(world);
  const portal = servePortal(world);
  const receipts = serveReceipts(world);
  const style = await readStyle(join(import.meta.dirname, 'pages', 'style.css'));

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const page = new URL(request.url ?? '/', url);
    const { pathname } = page;
    const [, first = '', second = '', id = ''] = pathname.split('/');
    if (first === 'v1') return api(request, response, pathname);
    if (first === '__control') return control(request, response, pathname);
    if (pathname === '/style.css')
      return void response.writeHead(200, { 'content-type': 'text/css' }).end(style);
    if (first === 'c' && second === 'pay') await checkout(request, response, id);
    else if (first === 'p' && second === 'session') await portal(request, response, page);
    else if (first === 'i' || first === 'receipts') receipts(response, first, second);
    else
      sendPage(response, {
        status: 404,
        html: problemPage('Stripe is not here', `${pathname} leads nowhere.`),
      });
    postman.wake();
  }

  const look = () => {
    try {
      store.transaction(() => runDue(world));
    } catch (error) {
      log(`what is due waits: ${error instanceof Error ? error.message : String(error)}`);
    }
    postman.wake();
  };
  look();
  const looking = setInterval(look, lookMs);

  return {
    url,
    account,
    faults,
    calls,
    async stop() {
      clearInterval(looking);
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      await postman.stop();
      store.close();
    },
  };
}
