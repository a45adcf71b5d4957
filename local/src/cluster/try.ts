import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { events } from '@sufra/contracts';
import { brokerDefinitions } from '@sufra/service-kit';
import { z } from 'zod';
import { startMongo } from '../../stand-ins/mongo/index.ts';
import { services } from '../slices/repository.ts';
import { startReader, startWriter } from './service-pair.ts';
import { noCluster, startCluster } from './start-cluster.ts';

// npm run cluster:try: three brokers under traffic lose one, then the one that leads the queue, and heal.
const perSecond = Number(process.env.EVENTS_PER_SECOND ?? 40);
const patienceMs = 120_000;
const queue = 'sufra.svc-mail.incoming';
const password = 'of-this-try-alone';
const say = (line: string) => process.stdout.write(`${line}\n`);

const absence = noCluster();
if (absence) {
  say(`Skipped: ${absence}; without it no cluster is tried.`);
  process.exit(0);
}

const Queues = z.array(
  z.object({ name: z.string(), leader: z.string(), online: z.array(z.string()), messages: z.number() }),
);

async function until(condition: () => Promise<boolean> | boolean, what: string): Promise<number> {
  const began = performance.now();
  while (!(await condition())) {
    if (performance.now() - began > patienceMs) throw new Error(`${what}: not within ${patienceMs / 1000} s`);
    await wait(100);
  }
  return (performance.now() - began) / 1000;
}

const folder = mkdtempSync(join(tmpdir(), 'sufra-cluster-'));
const cluster = await startCluster(folder);
const mongo = await startMongo();
const stops: (() => Promise<unknown>)[] = [cluster.stop, mongo.stop];
process.once('SIGINT', () => void stopAll().then(() => process.exit(1)));

async function stopAll(): Promise<void> {
  for (const stop of stops.toReversed()) await stop();
  rmSync(folder, { recursive: true, force: true });
}

function urlOf(service: string): string {
  const hosts = cluster.nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return `amqp://${service}:${password}@${hosts}/sufra`;
}

function database(name: string): string {
  const url = new URL(mongo.url);
  url.pathname = `/cluster-${name}`;
  return url.href;
}

/** The rights, exchanges and queues of production. */
async function loadDefinitions(): Promise<void> {
  const definitions = brokerDefinitions({
    vhost: 'sufra',
    namespace: 'sufra',
    registry: events,
    accounts: Object.fromEntries(services().map(name => [name, { name, password }])),
  });
  const file = join(folder, 'definitions.json');
  writeFileSync(file, JSON.stringify(definitions));
  await cluster.control(cluster.nodes[0]?.name ?? '', 'import_definitions', file);
}

/** As a node that is up sees it. */
async function look(asked = cluster.nodes) {
  for (const { name } of asked) {
    const columns = ['name', 'leader', 'online', 'messages'];
    const text = await cluster
      .control(name, 'list_queues', '-p', 'sufra', ...columns, '--formatter', 'json')
      .catch(() => '');
    const seen = Queues.safeParse(text ? JSON.parse(text) : undefined).data?.find(
      each => each.name === queue,
    );
    if (seen) return seen;
  }
  return undefined;
}

async function tryCluster(): Promise<string[]> {
  await loadDefinitions();
  await until(async () => (await look())?.online.length === 3, 'three copies of the queue');
  const databases = { writer: database('writer'), reader: database('reader') };
  const ids = new Set<string>();
  let deliveries = 0;
  let lastAt = performance.now();
  let longestPauseMs = 0;
  const heard = ({ id }: { id: string }) => {
    ids.add(id);
    deliveries += 1;
    longestPauseMs = Math.max(longestPauseMs, performance.now() - lastAt);
    lastAt = performance.now();
  };
  const reader = () => startReader({ mongoUrl: databases.reader, busUrl: urlOf('svc-mail') }, heard);
  const writer = () => startWriter({ mongoUrl: databases.writer, busUrl: urlOf('svc-auth') });
  const readers = [await reader(), await reader()];
  const writers = [await writer(), await writer()];
  stops.push(() => Promise.all([...readers, ...writers].map(each => each.stop())));
  const [firstReader] = readers;
  const [firstWriter] = writers;
  if (!firstReader || !firstWriter) throw new Error('there is no service');

  let written = 0;
  let at = 0;
  const writing = setInterval(() => {
    at += 1;
    const one = writers[at % writers.length];
    one?.write().then(
      () => {
        written += 1;
      },
      error => say(`a document was not written: ${error}`),
    );
  }, 1000 / perSecond);
  const flow = async (what: string) => {
    const before = ids.size;
    const seconds = await until(() => ids.size > before + 5 * perSecond, `events after ${what}`);
    const pause = (longestPauseMs / 1000).toFixed(1);
    longestPauseMs = 0;
    say(
      `${what}: ${5 * perSecond} events handled within ${seconds.toFixed(1)} s, the longest pause ${pause} s`,
    );
  };

  async function lose(isLeader: boolean): Promise<void> {
    const { leader = '' } = (await look()) ?? {};
    const lost = cluster.nodes.find(({ name }) => (name === leader) === isLeader);
    if (!lost) throw new Error(`the queue is led by ${leader}, which is none of the three`);
    const others = cluster.nodes.filter(node => node !== lost);
    await lost.kill();
    say(`${lost.name} is killed; it ${isLeader ? 'led' : 'followed in'} ${queue}`);
    if (isLeader) {
      const seconds = await until(async () => {
        const seen = await look(others);
        return seen !== undefined && seen.leader !== '' && seen.leader !== lost.name;
      }, 'another leader');
      say(`${(await look(others))?.leader} leads, seen after ${seconds.toFixed(1)} s`);
    }
    await flow('with two nodes');
    await lost.start();
    const seconds = await until(async () => (await look(others))?.online.length === 3, 'three copies again');
    say(`${lost.name} is back, and the queue has three copies after ${seconds.toFixed(1)} s`);
    await flow('with three nodes again');
  }

  await flow('with three nodes');
  await lose(false);
  await lose(true);
  clearInterval(writing);
  await wait(1_000);
  await until(async () => (await firstWriter.owed()) === 0, 'empty outboxes');
  await until(() => ids.size >= written, 'every event handled').catch(error => say(String(error)));
  const rest = (await look())?.messages ?? 0;
  const [done, moreThanOnce] = [await firstReader.done(), await firstReader.moreThanOnce()];
  const lost = written - done - moreThanOnce;
  say(
    `written ${written}, handled ${ids.size}, delivered again ${deliveries - ids.size}, left in the queue ${rest}, lost ${lost}, twice in effect ${moreThanOnce}`,
  );
  return [
    ...(lost === 0 ? [] : [`${lost} lost`]),
    ...(moreThanOnce === 0 ? [] : [`${moreThanOnce} twice in effect`]),
    ...(rest === 0 ? [] : [`${rest} left`]),
  ];
}

const faults = await tryCluster().catch(error => [String(error?.stack ?? error)]);
await stopAll();
for (const fault of faults) say(`FAILED: ${fault}`);
say(
  faults.length === 0
    ? 'The cluster lost two nodes one after the other, its leader among them, and no event.'
    : '',
);
process.exit(faults.length === 0 ? 0 : 1);
