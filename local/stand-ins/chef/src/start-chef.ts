import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Call, OrdersOfTheDay } from './faults/orders-of-the-day.ts';
import type { Kitchen } from './http/exchange.ts';
import { notice, route } from './http/route.ts';
import type { Script } from './http/script.ts';
import { sendJson } from './http/send.ts';
import { kitchens } from './kitchens/kitchens.ts';
import { modelName } from './openai/order.ts';
import { ApiProblem } from './openai/problem.ts';
import { dishes } from './pantry/dishes.ts';

export interface ChefOptions {
  host?: string;
  port?: number;
  /** How long a recipe takes, whether streamed or sent at once. */
  paceMs?: number;
  bodyLimit?: number;
  /** What it calls itself in its answers. */
  model?: string;
  script?: Script;
  log?: (line: string) => void;
}

export interface Chef {
  /** What an OpenAI client takes as its base address. */
  url: string;
  /** Where the faults are set and the calls are counted. */
  controlUrl: string;
  /** How many it knows. */
  dishes: number;
  stop(): Promise<void>;
}

const mebibyte = 1024 * 1024;

const newCall = (path: string): Call => ({
  at: new Date().toISOString(),
  path,
  status: null,
  outcome: 'open',
  fault: null,
  stream: false,
  model: null,
  maxTokens: null,
  hasSchema: false,
  corrections: 0,
  messages: [],
});

function pathOf({ url = '/' }: IncomingMessage): string {
  const [path = '/'] = url.split('?');
  return path === '/' ? path : path.replace(/\/$/, '');
}

function failed(error: unknown, response: ServerResponse, log: (line: string) => void): void {
  if (response.destroyed) return;
  const problem = error instanceof ApiProblem ? error : undefined;
  if (!problem) log(`failed: ${error instanceof Error ? error.stack : String(error)}`);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { status, body, headers } =
    problem ?? new ApiProblem(500, 'The chef dropped the pan.', { type: 'server_error' });
  sendJson(response, status, body, headers);
}

/** Answers one request; when the caller leaves, the work for it ends. */
async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  kitchen: Kitchen,
  log: (line: string) => void,
) {
  const left = new AbortController();
  const call = newCall(pathOf(request));
  response.once('close', () => {
    call.status = response.headersSent ? response.statusCode : null;
    if (call.outcome === 'open') call.outcome = response.writableFinished ? 'answered' : 'left by the caller';
    left.abort();
  });
  try {
    await route({ request, response, signal: left.signal, call }, call.path, kitchen);
  } catch (error) {
    if (!left.signal.aborted) failed(error, response, log);
  }
}

/** An HTTP server that speaks as the OpenAI API does, for a run without a key. It is no AI, and says so. */
export async function startChef(options: ChefOptions = {}): Promise<Chef> {
  const {
    host = '127.0.0.1',
    port = 0,
    paceMs = 1_500,
    bodyLimit = mebibyte,
    model = modelName,
    script,
    log = () => undefined,
  } = options;
  const kitchen: Kitchen = { ordersOfTheDay: new OrdersOfTheDay(), paceMs, bodyLimit, model, script };
  const server = createServer((request, response) => serve(request, response, kitchen, log));
  server.listen(port, host);
  await once(server, 'listening');
  const address = `http://${host}:${(server.address() as AddressInfo).port}`;
  log(`${notice} It listens on ${address}/v1`);
  return {
    url: `${address}/v1`,
    controlUrl: `${address}/__chef`,
    dishes: dishes.length + kitchens.reduce((sum, kitchen) => sum + kitchen.dishes.length, 0),
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
