import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface Call {
  messages: { role: string; content: string }[];
  body: Record<string, unknown>;
  headers: IncomingMessage['headers'];
  /** Raised when the service has hung up. */
  isGone: boolean;
}

export type Play = (call: Call, res: ServerResponse) => Promise<void> | void;

export const aWrittenRecipe = (overrides: object = {}) => ({
  isFood: true,
  title: 'Chicken with rice',
  description: 'A pot of rice with chicken.',
  prepTime: 10,
  cookTime: 35,
  calories: 520,
  tags: ['One pot'],
  ingredientLines: [
    { quantity: 600, unit: 'g', item: 'chicken thighs', note: 'in pieces' },
    { quantity: 300, unit: 'g', item: 'basmati rice', note: null },
    { quantity: null, unit: null, item: 'salt', note: 'to taste' },
  ],
  steps: [
    { text: 'Brown the chicken.', minutes: 8 },
    { text: 'Add the rice and water, and cook it covered.', minutes: 20 },
  ],
  ...overrides,
});

const chunk = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'a-model',
    choices: [{ index: 0, delta: { content }, finish_reason: finish }],
  })}\n\n`;

/** Answers with this text, in pieces as a model does. */
export const say =
  (text: string | object, { pieceMs = 0, pieces = 12 } = {}): Play =>
  async (call, res) => {
    const whole = typeof text === 'string' ? text : JSON.stringify(text);
    begin(res);
    const size = Math.max(1, Math.ceil(whole.length / pieces));
    for (let at = 0; at < whole.length && !call.isGone; at += size) {
      res.write(chunk(whole.slice(at, at + size)));
      if (pieceMs > 0) await wait(pieceMs);
    }
    res.end(end);
  };

const begin = (res: ServerResponse, type = 'text/event-stream') =>
  res.writeHead(200, { 'content-type': type });
const end = `${chunk('', 'stop')}data: [DONE]\n\n`;

/** The same, cut after every second byte, in the middle of letters too. */
export const sayInBytes =
  (text: object): Play =>
  async (_call, res) => {
    begin(res);
    const bytes = Buffer.from(`${chunk(JSON.stringify(text))}${end}`);
    for (let at = 0; at < bytes.length; at += 2) {
      res.write(bytes.subarray(at, at + 2));
      // Else they would travel together.
      await wait(0);
    }
    res.end();
  };

/** Sends these bytes as they are. */
export const sayRaw =
  (text: string, type?: string): Play =>
  (_call, res) => {
    begin(res, type);
    res.end(text);
  };

/** Says this much, and the line breaks. */
export const breakOff =
  (text: string): Play =>
  (_call, res) => {
    begin(res);
    res.write(chunk(text), () => res.destroy());
  };

/** Says this, and then that something is wrong. */
export const failInTheMiddle = (
  text: string,
  error: object = { message: 'overloaded', type: 'server_error' },
) => sayRaw(`${chunk(text)}data: ${JSON.stringify({ error })}\n\n`);

/** Says no, in the words that the protocol has for it. */
export const refuse = sayRaw(
  `data: ${JSON.stringify({ model: 'a-model', choices: [{ index: 0, delta: { refusal: 'No.' } }] })}\n\n${end}`,
);

/** A play that goes on only when the test says so. */
export function byHand() {
  let begun = (_res: ServerResponse) => {};
  const response = new Promise<ServerResponse>(resolve => {
    begun = resolve;
  });
  const play: Play = (_call, res) => {
    begin(res).flushHeaders();
    begun(res);
  };
  return {
    play,
    say: async (text: string) => void (await response).write(chunk(text)),
    end: async () => void (await response).end(end),
  };
}

export const fail =
  (status: number, headers: Record<string, string> = {}): Play =>
  (_call, res) => {
    res.writeHead(status, { 'content-type': 'application/json', ...headers });
    res.end(JSON.stringify({ error: { message: 'no', type: 'x', code: 'x' } }));
  };

/** Takes the call and says nothing. */
export const silence: Play = () => undefined;

/** A server that speaks the model's protocol and plays what the test tells it, one play a call; then a good recipe. */
export async function startCook() {
  const calls: Call[] = [];
  let plays: Play[] = [];
  let usually: Play = say(aWrittenRecipe());
  const server = createServer(async (req, res) => {
    let text = '';
    for await (const part of req) text += part;
    const body = JSON.parse(text);
    const call: Call = { messages: body.messages, body, headers: req.headers, isGone: false };
    res.once('close', () => {
      call.isGone = !res.writableFinished;
    });
    calls.push(call);
    await (plays.shift() ?? usually)(call, res);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    /** Forgets the calls so far, and plays these next. */
    play: (...next: Play[]) => {
      calls.length = 0;
      plays = next;
    },
    always: (play: Play) => {
      usually = play;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

export type Cook = Awaited<ReturnType<typeof startCook>>;
