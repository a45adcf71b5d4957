import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Form, readForm } from './read-form.ts';
import { Refused, stripeCalls } from './stripe-calls.ts';
import { stripeLife } from './stripe-life.ts';
import { emptyAccount } from './stripe-objects.ts';

export interface Asked {
  /** `POST /v1/customers`, ids left out. */
  call: string;
  path: string;
  form: Form;
  key: string | undefined;
  version: string | undefined;
}

/** What is done instead of an answer, or before it; true when the request is thereby over. */
export type Fault = (asked: Asked, res: ServerResponse) => Promise<boolean> | boolean;

interface Kept {
  words: string;
  status: number;
  text: string | undefined;
}

const patternOf = (pattern: string) => new RegExp(`^${pattern.replace(/:id/, '([^/]+)')}$`);

async function readAll(req: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** A small account at Stripe, over HTTP, spoken to by the real library; a test decides what happens there and what fails. */
export async function startFakeStripe() {
  const account = emptyAccount();
  const asked: Asked[] = [];
  const kept = new Map<string, Kept>();
  let faults: { call: string; fault: Fault; times: number; after: boolean }[] = [];
  let origin = '';

  const send = (res: ServerResponse, status: number, text: string) => {
    res.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_of_the_test' });
    res.end(text);
  };

  async function struck(asking: Asked, res: ServerResponse, after: boolean) {
    const struckBy = faults.find(one => one.after === after && one.call === asking.call && one.times > 0);
    if (!struckBy) return false;
    struckBy.times -= 1;
    return struckBy.fault(asking, res);
  }

  function perform(asking: Asked, target: string): Omit<Kept, 'words'> {
    const [pattern = '', answer] = stripeCalls.find(([one]) => patternOf(one).test(target)) ?? [];
    try {
      if (!answer) throw new Refused(404, { message: `Unrecognized request URL (${target})` });
      const id = patternOf(pattern).exec(target)?.[1] ?? '';
      return { status: 200, text: JSON.stringify(answer({ account, form: asking.form, id, origin })) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { status: error.status, text: JSON.stringify({ error: error.error }) };
    }
  }

  async function handle(req: IncomingMessage, res: ServerResponse) {
    const [path = '', query = ''] = (req.url ?? '').split('?');
    const body = await readAll(req);
    const target = `${req.method} ${path}`;
    const call = stripeCalls.find(([pattern]) => patternOf(pattern).test(target))?.[0] ?? target;
    const key = req.headers['idempotency-key'];
    const asking: Asked = {
      call,
      path,
      form: body.startsWith('{') ? JSON.parse(body) : readForm(body || query),
      key: typeof key === 'string' ? key : undefined,
      version: String(req.headers['stripe-version']),
    };
    asked.push(asking);
    const known = asking.key && req.method === 'POST' ? kept.get(asking.key) : undefined;
    if (known && known.words !== `${target} ${body}`)
      return send(res, 400, JSON.stringify({ error: { type: 'idempotency_error', message: 'other words' } }));
    if (known && known.text === undefined)
      return send(
        res,
        409,
        JSON.stringify({ error: { type: 'invalid_request_error', code: 'idempotency_key_in_use' } }),
      );
    if (known?.text) return send(res, known.status, known.text);
    const keeping: Kept = { words: `${target} ${body}`, status: 0, text: undefined };
    if (asking.key) kept.set(asking.key, keeping);
    if (await struck(asking, res, false)) {
      if (asking.key) kept.delete(asking.key);
      return;
    }
    const { status, text } = perform(asking, target);
    Object.assign(keeping, { status, text });
    if (await struck(asking, res, true)) return;
    send(res, status, text ?? '');
  }

  const server = createServer((req, res) => {
    handle(req, res).catch(() => res.destroy());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: origin,
    account,
    asked,
    ...stripeLife(account),
    callsOf: (call: string) => asked.filter(one => one.call === call),
    /** Before the call is carried out, as if it had never come. */
    strike(call: string, fault: Fault, times = 1) {
      faults.push({ call, fault, times, after: false });
    },
    /** After it is carried out, in place of the answer. */
    strikeAfter(call: string, fault: Fault, times = 1) {
      faults.push({ call, fault, times, after: true });
    },
    heal() {
      faults = [];
    },
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

export const answering =
  (status: number, headers: Record<string, string> = {}): Fault =>
  (_asked, res) => {
    res.writeHead(status, { 'content-type': 'application/json', ...headers });
    res.end(JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong on our end' } }));
    return true;
  };

export const hangingUp: Fault = (_asked, res) => {
  res.destroy();
  return true;
};
