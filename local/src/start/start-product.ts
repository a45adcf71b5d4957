import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { frontEndSlices, gateway, repository, services } from '../slices/repository.ts';
import { announcement } from './announce.ts';
import { buildFrontEnd } from './build-front-end.ts';
import { serviceEnvironment } from './environment.ts';
import { chooseEventBus } from './event-bus.ts';
import { keepStatus } from './keep-status.ts';
import { assertFrontEndSlices, assertServices, leaveOut } from './leave-out.ts';
import type { LocalData } from './local-data.ts';
import { type StartOptions, UsageError } from './options.ts';
import type { Launch, Part } from './part.ts';
import { isFree, reservePorts } from './reserve-ports.ts';
import { runDevServer } from './run-dev-server.ts';
import { runSeparately } from './run-separately.ts';
import { runTogether } from './run-together.ts';
import { seedDemo } from './seed-demo.ts';
import { startPrometheus } from './start-prometheus.ts';
import { startStandIns } from './start-stand-ins.ts';
import { waitUntil, waitUntilReady } from './wait-until.ts';

interface Context {
  options: StartOptions;
  data: LocalData;
  env: NodeJS.ProcessEnv;
  say(line: string): void;
}

export interface Product {
  origin: string;
  stop(): Promise<void>;
}

const buildOf = (name: string) => pathToFileURL(join(repository, name, 'dist')).href;

// React changes components in place in its development build alone, which the shell gives out to every slice.
const developed = (dev: string[]) => (dev.length > 0 ? [...new Set(['shell', ...dev])] : []);

/** Where the gateway finds each front-end slice: its build, or its development server. */
const frontEnd = (devServers: Part[]) =>
  frontEndSlices()
    .map(name => {
      const server = devServers.find(part => part.name === name);
      if (!server) return `${name}=${buildOf(name)}`;
      return `${name}=${server.url}${name === 'shell' ? '' : `/mfe/${name}`}`;
    })
    .join(',');

const addressOf = ({ env }: Launch) => `http://127.0.0.1:${env.PORT}`;

const upstreams = (launches: Launch[]) =>
  services()
    .map(
      name =>
        `${name}=${launches
          .filter(one => one.name === name)
          .map(addressOf)
          .join('|')}`,
    )
    .join(',');

export async function startProduct({ options, data, env, say }: Context): Promise<Product> {
  const began = performance.now();
  const { isSeparate, replicas, without, dev } = options;
  if (options.port !== 0 && !(await isFree(options.port)))
    throw new UsageError(`Port ${options.port} is taken. Choose another: npm start -- --port 8090`);
  assertServices(without);
  assertFrontEndSlices(dev);
  const inDevelopment = developed(dev);
  const eventBusUrl = await chooseEventBus({ isSeparate: isSeparate || without.length > 0, env });
  await buildFrontEnd(frontEndSlices().filter(name => !inDevelopment.includes(name)));

  const names = services();
  const ports = reservePorts();
  const port = options.port === 0 ? await ports.next() : options.port;
  const origin = `http://localhost:${port}`;
  const parts: Part[] = [];
  const statusFile = join(data.folder, 'status.json');
  const standIns = await startStandIns({
    ...{ data, env, nextPort: ports.next, siteUrl: origin },
    isObserved: options.isObserved,
  });
  parts.push(...standIns.parts);

  const writeStatus = () => {
    const shown = parts.map(({ stop: _, whenReady: __, ...part }) => part);
    keepStatus(statusFile, { status: { parts: shown, inbox: standIns.inboxUrl, origin }, say });
  };
  const run = (launch: Launch) =>
    isSeparate ? runSeparately(launch, { say, changed: writeStatus }) : runTogether(launch);
  const keySetPorts = await Promise.all(Array.from({ length: replicas }, ports.next));
  const platform = {
    mongoUrl: standIns.mongoUrl,
    smtpUrl: standIns.smtpUrl,
    eventBusUrl,
    keySetUrls: keySetPorts.map(keySetPort => `http://127.0.0.1:${keySetPort}/api/v1/auth/keys`),
    siteUrl: origin,
    logFolder: data.logs,
    secrets: data.secrets,
    standIns: standIns.variables,
  };

  const launches = await Promise.all(
    names.flatMap(name =>
      Array.from({ length: replicas }, async (_, replica) => {
        const keySetPort = name === 'svc-auth' ? keySetPorts[replica] : undefined;
        const own = { port: keySetPort ?? (await ports.next()), internalPort: await ports.next() };
        return { name, kind: 'service' as const, env: serviceEnvironment(platform, name, own) };
      }),
    ),
  );
  for (const name of names) {
    const launch = launches.find(one => one.name === name);
    if (launch) await seedDemo(name, launch.env);
  }
  for (const launch of launches) {
    if (without.includes(launch.name)) leaveOut(data.folder, launch);
    else parts.push(await run(launch));
  }

  const gatewayInternalPort = await ports.next();
  const devServers = await Promise.all(
    inDevelopment.map(async name => runDevServer(name, await ports.next())),
  );
  parts.push(...devServers);

  if (options.isObserved)
    parts.push(
      ...(await startPrometheus({
        folder: data.folder,
        port: await ports.next(),
        targets: [...launches.map(({ env: { INTERNAL_PORT } }) => INTERNAL_PORT), gatewayInternalPort].map(
          internal => `127.0.0.1:${internal}`,
        ),
        say,
      })),
    );
  const gatewayEnv = {
    ...serviceEnvironment(platform, gateway, { port, internalPort: gatewayInternalPort }),
    SERVICES: upstreams(launches),
    FRONT_END: frontEnd(devServers),
    DEV_SERVERS: devServers.map(({ name: slice, url }) => `${slice}=${url}`).join(','),
    LOCAL_STATUS_FILE: statusFile,
  };
  parts.push(await run({ name: gateway, kind: 'gateway', env: gatewayEnv }));
  writeStatus();
  await Promise.all(parts.map(part => part.whenReady?.()));
  await Promise.all(parts.map(part => part.internalUrl && waitUntilReady(part.name, part.internalUrl)));
  // A development server answers its first question slowly, and the gateway has no page until it has.
  if (devServers.length > 0)
    await waitUntil(
      'the shell',
      async () => (await fetch(origin, { signal: AbortSignal.timeout(5_000) })).ok,
    );
  const seconds = (performance.now() - began) / 1000;
  const inbox = standIns.inboxUrl;
  const { GOOGLE_ISSUER: google, STRIPE_API_URL: stripe } = standIns.variables;
  const { traces } = standIns;
  const prometheus = parts.find(({ name: part }) => part === 'prometheus')?.url;
  say(
    announcement({
      ...{ origin, inbox, google, stripe, traces, prometheus, bus: eventBusUrl },
      ...{ folder: data.folder, without, seconds },
    }),
  );

  return {
    origin,
    async stop() {
      const ofKind = (kind: Part['kind']) =>
        parts.filter(part => part.kind === kind).map(part => part.stop());
      await Promise.all([...ofKind('gateway'), ...ofKind('dev-server')]);
      await Promise.all(ofKind('service'));
      await Promise.all(ofKind('stand-in'));
      await ports.release();
    },
  };
}
