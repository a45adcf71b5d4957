import { parseArgs } from 'node:util';

export interface StartOptions {
  isFresh: boolean;
  isSeparate: boolean;
  replicas: number;
  /** Services that a developer runs alone, to work on them. */
  without: string[];
  /** Front-end slices that are developed: each has a development server inside the site. */
  dev: string[];
  /** Traces are recorded, and shown on a page; measurements too, where Prometheus is installed. */
  isObserved: boolean;
  port: number;
}

export class UsageError extends Error {}

/** Asked for, and so no mistake. */
export class HelpAsked extends Error {}

const usage = `npm start [-- options]
  --fresh          begin anew: forget all local data
  --separate       a process for each service, over RabbitMQ
  --replicas N     N processes for each service behind the one gateway (implies --separate)
  --without NAME   leaves a service to 'npm run dev -w NAME', with RabbitMQ between it and the others
  --dev SLICE      a front-end slice is changed inside the running site: each edit shows at once, without a reload
  --observe        shows how requests went through the services, and what they measure
  --port N         where the site answers (8080)`;

function wholeNumber(text: string, name: string, most: number) {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value <= most) return value;
  throw new UsageError(`--${name} takes a whole number up to ${most}, not '${text}'.\n\n${usage}`);
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        fresh: { type: 'boolean', default: false },
        separate: { type: 'boolean', default: false },
        replicas: { type: 'string', default: '1' },
        without: { type: 'string', multiple: true, default: [] },
        dev: { type: 'string', multiple: true, default: [] },
        observe: { type: 'boolean', default: false },
        port: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

export function readOptions(args: string[], env: NodeJS.ProcessEnv): StartOptions {
  const { fresh, separate, replicas: wanted, without, dev, observe, port, help } = parse(args);
  if (help) throw new HelpAsked(usage);
  const replicas = wholeNumber(wanted, 'replicas', 8);
  if (replicas === 0) throw new UsageError(`--replicas takes at least 1.\n\n${usage}`);
  return {
    isFresh: fresh,
    isSeparate: separate || replicas > 1,
    replicas,
    without,
    dev,
    isObserved: observe,
    port: wholeNumber(port ?? env.PORT ?? '8080', 'port', 65_535),
  };
}
