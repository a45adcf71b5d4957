// Builds every image, starts each until its health check passes, and signs in through them. Plain JavaScript without libraries:
// it runs on a fresh clone. `npm run images:try -- svc-auth …` builds the named ones alone and starts nothing; with `--keep` the
// images stay, and those that are there already are not built again.
import { openBuildah } from './buildah.mjs';
import { openDocker } from './docker.mjs';
import { engineAnswers } from './engine.mjs';
import { environments } from './environment.mjs';
import { lookAtFrontEnd } from './look-at-front-end.mjs';
import { Failed, freePort, waitUntil } from './run.mjs';
import { signIn } from './sign-in.mjs';
import { slices, withContextOf } from './slices.mjs';
import { cleanUpWhenStopped } from './stopped.mjs';

const say = line => process.stdout.write(`${line}\n`);
const megabyte = 1_000_000;
/** Libraries or sources that slip in are many times this; a slice of seven languages, each file in three encodings, is 15 MB. */
const most = { node: 250 * megabyte, nginx: 25 * megabyte };
const since = began => `${((performance.now() - began) / 1000).toFixed(1)} s`;

async function build(engine, slice) {
  const began = performance.now();
  const isThere = keeps && (await engine.has(slice.name));
  if (!isThere) await withContextOf(slice.name, context => engine.build({ ...slice, context }));
  const size = await engine.sizeAboveBase(slice);
  const config = await engine.config(slice.name);
  const weight = `${(size / megabyte).toFixed(1)} MB above its base`;
  say(
    `  ${slice.name.padEnd(12)} ${isThere ? 'was there' : `built in ${since(began)}`}, ${weight}, runs as ${config.User}`,
  );
  if (size > most[slice.base])
    throw new Failed(`${slice.name} is larger than ${most[slice.base] / megabyte} MB.`);
  if (['', '0', 'root'].includes(config.User)) throw new Failed(`${slice.name} runs as root.`);
  return { ...slice, config };
}

const reachBroker = (local, url) =>
  local
    .exec([
      'node',
      '-e',
      `
      const out = code => () => process.exit(code);
      require('amqplib').connect('${url}', { timeout: 3000 }).then(connection => connection.close()).then(out(0), out(1));`,
    ])
    .then(
      () => true,
      () => false,
    );

/** The names of queues and exchanges begin with this run's own word; nothing else of a shared broker is touched. */
const cleanBroker = (local, { url, namespace }) =>
  local.exec([
    'node',
    '--input-type=module',
    '-e',
    `
    import { connect } from 'amqplib';
    import { forgetEvents } from '/app/packages/service-kit/src/events/amqp/forget-events.ts';
    const connection = await connect('${url}');
    await forgetEvents(connection, { namespace: '${namespace}' });
    await connection.close();`,
  ]);

async function start(engine, images) {
  const places = {};
  for (const { name } of images) places[name] = await engine.place(name);
  const gatewayPort = await freePort();
  places['svc-gateway'] = { ...places['svc-gateway'], port: gatewayPort };
  places.local.inboxPort = (await engine.place('inbox')).port;
  places.local.chefPort = (await engine.place('chef')).port;
  const namespace = `images-${process.pid}`;
  const brokerUrl = await engine.broker();
  const variables = environments({ places, brokerUrl, namespace });
  const origin = `http://localhost:${gatewayPort}`;
  const running = [];
  const byName = name => running.find(part => part.name === name);
  let failure;
  let hasBroker = false;
  try {
    const order = [
      'local',
      ...images.map(({ name }) => name).filter(name => name !== 'local' && name !== 'svc-gateway'),
      'svc-gateway',
    ];
    for (const name of order) {
      const began = performance.now();
      const { config } = images.find(image => image.name === name);
      const publish = name === 'svc-gateway' ? [gatewayPort] : [];
      const part = await engine.start({ name, env: variables[name], place: places[name], config, publish });
      running.push({ name, ...part });
      await waitUntil(`${name} becoming ready`, part.isHealthy);
      say(`  ${name.padEnd(12)} ready after ${since(began)}`);
    }
    const remotes = await lookAtFrontEnd(origin);
    say(
      `  the page and ${remotes} microfrontends through the gateway: statuses, caching, compression, headers`,
    );
    hasBroker = await reachBroker(byName('local'), brokerUrl);
    if (hasBroker) {
      const inbox = `http://127.0.0.1:${places.local.inboxPort}/email`;
      const readMails = () =>
        byName('local').exec(['node', '-e', `fetch('${inbox}').then(a => a.text()).then(console.log)`]);
      await signIn({ origin, readMails });
      say('  signed up, followed the mailed link and signed in through the gateway');
    } else say('  no sign-in: that takes RabbitMQ, and none answers (RABBITMQ_URL, or one on localhost)');
  } catch (error) {
    failure = error;
  }
  // The broker is cleaned once the services are gone, which would declare their queues anew.
  for (const part of [...running].reverse().filter(({ name }) => name !== 'local')) {
    const isClean = await part.stop();
    if (!isClean) failure ??= new Failed(`${part.name} did not stop cleanly.`);
  }
  const local = byName('local');
  if (hasBroker) await cleanBroker(local, { url: brokerUrl, namespace });
  await local?.stop();
  if (failure) throw failure;
  say('  all stopped within their time; nothing is left running');
}

const keeps = process.argv.includes('--keep');
const wanted = process.argv.slice(2).filter(word => !word.startsWith('--'));
const all = slices();
const chosen = wanted.length > 0 ? all.filter(({ name }) => wanted.includes(name)) : all;
let engine;
const cleanUp = async () => engine?.close(keeps ? [] : chosen.map(({ name }) => name));
try {
  engine = await ((await engineAnswers()) ? openDocker() : openBuildah({ say }));
  cleanUpWhenStopped(cleanUp);
  say(`Building ${chosen.length} images with ${engine.name}`);
  const images = [];
  for (const slice of chosen) images.push(await build(engine, slice));
  if (wanted.length === 0) {
    say('Starting each until its health check passes');
    await start(engine, images);
  }
  say(`Not tried:\n${engine.limits.map(limit => `  - ${limit}`).join('\n')}`);
} catch (error) {
  process.stderr.write(`${error instanceof Failed ? error.message : error.stack}\n`);
  process.exitCode = 1;
} finally {
  await cleanUp();
}
