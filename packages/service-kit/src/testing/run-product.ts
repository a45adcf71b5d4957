import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'amqplib';
import { forgetEvents } from '../events/amqp/forget-events.ts';

const repository = join(import.meta.dirname, '..', '..', '..', '..');

export interface ProductStatus {
  parts: { name: string; kind: string; pid: number; url: string; internalUrl?: string }[];
  inbox: string;
  origin: string;
}

export interface Product {
  origin: string;
  pid: number | undefined;
  /** Its data. */
  folder: string;
  status(): Promise<ProductStatus>;
  stop(): Promise<{ code: number | null; ms: number }>;
}

interface Options {
  args?: string[];
  /** Of Node itself. */
  flags?: string[];
  env?: Record<string, string>;
  /** Another copy of the whole tree. */
  root?: string;
  /** Kept over several runs when given. */
  folder?: string;
}

function readyOrFailed(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Sufra is ready')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', code => reject(new Error(`The start command ended with ${code}:\n${output}`)));
  });
}

// A test that fails halfway must leave nothing behind; what the start command started ends with it.
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * PRODUCT_REPLICAS=2 has every suite run over so many processes of each service, with queues of their own on the broker. A run that says itself
 * what runs how, or that goes on with data of before, is left alone.
 */
function replicated({
  args = [],
  env = {},
  folder,
}: Options): { args: string[]; env: Record<string, string> } | undefined {
  const { PRODUCT_REPLICAS } = process.env;
  const isSaid = folder !== undefined || args.some(arg => /^--(separate|replicas|without|dev)$/.test(arg));
  if (!PRODUCT_REPLICAS || isSaid) return undefined;
  return {
    args: [...args, '--replicas', PRODUCT_REPLICAS],
    env: { EVENT_BUS_NAMESPACE: `replicas-${randomUUID()}`, ...env },
  };
}

async function forgetQueues(namespace = ''): Promise<void> {
  const model = await connect(process.env.RABBITMQ_URL ?? 'amqp://guest:guest@127.0.0.1:5672');
  await forgetEvents(model, { namespace });
  await model.close();
}

/** The start command, as a person runs it, on a port and with data of its own. */
export async function runProduct(options: Options = {}): Promise<Product> {
  const { flags = [], folder, root = repository } = options;
  const several = replicated(options);
  const { args = [], env = {} } = several ?? options;
  const script = join(root, 'local', 'src', 'start.ts');
  const data = folder ?? mkdtempSync(join(tmpdir(), 'sufra-product-'));
  const child = spawn(process.execPath, [...flags, script, '--port', '0', ...args], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', DATA_FOLDER: data, STAND_IN_PORTS: 'any', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  await readyOrFailed(child);
  const { origin }: ProductStatus = JSON.parse(readFileSync(join(data, 'status.json'), 'utf8'));
  return {
    origin,
    pid: child.pid,
    folder: data,
    status: async () => (await fetch(`${origin}/__local/status`)).json() as Promise<ProductStatus>,
    async stop() {
      const began = performance.now();
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      const [code] = await ended;
      if (!folder) rmSync(data, { recursive: true, force: true });
      if (several) await forgetQueues(env.EVENT_BUS_NAMESPACE);
      return { code, ms: performance.now() - began };
    },
  };
}
