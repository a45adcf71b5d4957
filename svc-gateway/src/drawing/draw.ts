// A process of its own, without the gateway's secrets, connections and files: it knows a slice's drawing module and the
// answers that the gateway gives to its questions.
import type { FromDrawing, ToDrawing } from './messages.ts';

interface DrawingModule {
  draw(
    path: string,
    sheets: unknown,
    language: string,
  ): Promise<Extract<FromDrawing, { kind: 'drawn' }>['page']>;
  sheets: unknown;
}

const tell = (message: FromDrawing) => process.send?.(message);

const modules = new Map<string, Promise<DrawingModule>>();
const asked = new Map<number, (response: Response) => void>();
let asks = 0;
let drawing = -1;

function ask(address: string): Promise<Response> {
  asks += 1;
  const number = asks;
  tell({ kind: 'ask', id: drawing, ask: number, address });
  return new Promise(resolve => asked.set(number, resolve));
}

// In place of the browser's: pages are drawn for visitors, who read what is public.
globalThis.fetch = async (address, { method = 'GET' } = {}) => {
  if (typeof address !== 'string' || !address.startsWith('/') || method !== 'GET')
    throw new TypeError(`A page that is drawn cannot ask ${method} ${address}`);
  return await ask(address);
};

const maxToldLength = 2_000;

/** With the place in the module, which is named by all of its content. */
const told = (error: unknown) => {
  const errors = error instanceof AggregateError ? [error, ...error.errors] : [error];
  return errors
    .map(each => (each instanceof Error ? each.stack : undefined) ?? String(each))
    .join('\n')
    .replaceAll(/data:text\/javascript;base64,[\w+/=]+/g, 'module')
    .slice(0, maxToldLength);
};

async function draw({ id, module, path, language }: Extract<ToDrawing, { kind: 'draw' }>) {
  drawing = id;
  try {
    const loaded = await modules.get(module);
    if (!loaded) throw new Error(`${module} was not loaded`);
    tell({ kind: 'drawn', id, page: await loaded.draw(path, loaded.sheets, language) });
  } catch (error) {
    tell({
      kind: 'failed',
      id,
      message: told(error),
    });
  }
}

function load({ module, source }: Extract<ToDrawing, { kind: 'load' }>) {
  const loading = import(`data:text/javascript;base64,${Buffer.from(source).toString('base64')}`);
  // Said when a page is drawn with it.
  loading.catch(() => undefined);
  modules.set(module, loading);
}

process.on('message', (message: ToDrawing) => {
  if (message.kind === 'load') load(message);
  else if (message.kind === 'draw') void draw(message);
  else {
    asked.get(message.ask)?.(Response.json(message.body, { status: message.status }));
    asked.delete(message.ask);
  }
});
process.on('disconnect', () => process.exit());
