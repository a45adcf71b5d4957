import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { DrawnPage, FromDrawing, ToDrawing } from './messages.ts';

export interface Drawing {
  /** The name of a drawing module, another one for each content. */
  module: string;
  path: string;
  language: string;
  source(): Promise<string>;
  /** What the API answers to a visitor at an address of this site. */
  ask(address: string): Promise<unknown>;
}

interface Options {
  patienceMs?: number;
  maxWaiting?: number;
}

interface Work {
  drawing: Drawing;
  resolve(page: DrawnPage): void;
  reject(reason: Error): void;
}

// Modules stay in the process that has loaded them; another release of all slices gets another process.
const maxModules = 12;

const script = join(import.meta.dirname, 'draw.ts');

const forkProcess = (): ChildProcess =>
  fork(script, [], {
    // Nothing of the gateway's environment, among it the secrets; its own files and no others.
    env: { NODE_ENV: 'production' },
    execArgv: [
      '--no-warnings',
      '--permission',
      `--allow-fs-read=${import.meta.dirname}`,
      '--max-old-space-size=160',
    ],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** Draws pages, one after the other, in a process that is started for the first and started anew when one hangs. */
export function createDrawer({ patienceMs = 10_000, maxWaiting = 20 }: Options = {}) {
  const waiting: Work[] = [];
  let child: { process: ChildProcess; modules: Set<string> } | undefined;
  let isDrawing = false;
  let isClosed = false;
  let drawings = 0;

  function running() {
    if (child?.process.connected && child.modules.size < maxModules) return child;
    end();
    child = { process: forkProcess(), modules: new Set() };
    // While nothing is drawn it keeps no process from ending.
    child.process.unref();
    child.process.channel?.unref();
    return child;
  }

  function end() {
    child?.process.kill('SIGKILL');
    child = undefined;
  }

  async function draw({ module, path, language, source, ask }: Drawing): Promise<DrawnPage> {
    const { process: drawing, modules } = running();
    const tell = (message: ToDrawing) => drawing.connected && drawing.send(message);
    if (!modules.has(module)) {
      tell({ kind: 'load', module, source: await source() });
      modules.add(module);
    }
    drawings += 1;
    const id = drawings;
    const answer = (number: number, address: string) =>
      ask(address).then(
        body => tell({ kind: 'answer', ask: number, status: 200, body }),
        () => tell({ kind: 'answer', ask: number, status: 503, body: {} }),
      );
    drawing.channel?.ref();
    const { promise, resolve, reject } = Promise.withResolvers<DrawnPage>();
    const onMessage = (message: FromDrawing) => {
      if (message.id !== id) return;
      if (message.kind === 'ask') void answer(message.ask, message.address);
      else if (message.kind === 'drawn') resolve(message.page);
      else reject(new Error(message.message));
    };
    const onExit = () => reject(new Error('The process that draws has ended'));
    const timer = setTimeout(() => {
      end();
      reject(new Error(`${path} was not drawn within ${patienceMs} ms`));
    }, patienceMs);
    drawing.on('message', onMessage).on('exit', onExit);
    tell({ kind: 'draw', id, module, path, language });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      drawing.off('message', onMessage).off('exit', onExit);
      drawing.channel?.unref();
    }
  }

  async function work() {
    if (isDrawing) return;
    isDrawing = true;
    for (let next = waiting.shift(); next; next = waiting.shift())
      await draw(next.drawing).then(next.resolve, next.reject);
    isDrawing = false;
  }

  return {
    draw(drawing: Drawing): Promise<DrawnPage> {
      if (isClosed || waiting.length >= maxWaiting)
        return Promise.reject(new Error('Too many pages wait to be drawn'));
      const { promise, resolve, reject } = Promise.withResolvers<DrawnPage>();
      waiting.push({ drawing, resolve, reject });
      void work();
      return promise;
    },
    close() {
      isClosed = true;
      end();
    },
  };
}

export type Drawer = ReturnType<typeof createDrawer>;
