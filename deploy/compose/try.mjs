// Brings the compose file up on a real engine, uses the site, kills and restarts one of each, takes it down and up again, and leaves
// nothing behind. `npm run compose:try`; with `-- --keep` the images stay, and those that are there already are not built again.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docker, engineAnswers, stagesSince } from '../images/engine.mjs';
import { answers, Failed, freePort, waitUntil } from '../images/run.mjs';
import { repository, slices } from '../images/slices.mjs';
import { cleanUpWhenStopped } from '../images/stopped.mjs';
import { haveImages } from './images.mjs';
import { askFrom } from './probe.mjs';
import { findCompose, freePrefix, openProject } from './project.mjs';
import { tryLocks } from './try-locks.mjs';
import { tryNetworks } from './try-networks.mjs';
import { openWalk } from './walk.mjs';

const say = line => process.stdout.write(`${line}\n`);
const since = began => `${((performance.now() - began) / 1000).toFixed(1)} s`;
const keeps = process.argv.includes('--keep');
const prefix = 'sufra-try';
const tagOf = name => `${prefix}/${name}:latest`;
const signInsAtOnce = 30;

/** What the compose file takes from others, without what is for a command alone. */
const imagesOfOthers = () => [
  ...new Set(
    [
      ...readFileSync(join(repository, 'docker-compose.yml'), 'utf8').matchAll(
        /^ {4}image: ([\w./-]+:[\w.-]+)$/gm,
      ),
    ].map(([, image]) => image),
  ),
];

async function settings() {
  const gateway = await freePort();
  const networks = await freePrefix();
  return {
    IMAGE_PREFIX: prefix,
    IMAGE_TAG: 'latest',
    NETWORK_PREFIX: networks,
    TRUSTED_PROXIES: `${networks}.0.1`,
    GATEWAY_PORT: String(gateway),
    GOOGLE_PORT: String(await freePort()),
    STRIPE_PORT: String(await freePort()),
    COLLECTOR_PORT: String(await freePort()),
    COLLECTOR_IMAGE: tagOf('local'),
    PUBLIC_ORIGIN: `http://localhost:${gateway}`,
    STRIPE_PRICE_ID: 'price_try',
    // The walk signs in once for each look, and by its password alone.
    SECOND_FACTOR_REQUIRED_FOR: 'none',
    AUTH_RATE_PER_MINUTE: String(signInsAtOnce),
    AUTH_RATE_BURST: String(signInsAtOnce),
    // What is tried is whether it works, on a machine that may have much else to do: late is no fault here.
    UPSTREAM_TIMEOUT_MS: '60000',
    MONGO_TIMEOUT_MS: '20000',
  };
}

/** For want of Prometheus something that only stays; and a catcher of another make keeps its pages to itself too. */
const override = {
  services: {
    collector: { command: ['node', '-e', 'setInterval(() => 0, 60_000)'], healthcheck: { disable: true } },
    'mail-catcher': { environment: { MAILDEV_WEB_IP: '127.0.0.1' } },
  },
};

async function killAndRestart({ project, names }) {
  const began = performance.now();
  const chosen = (await project.running()).filter(({ service }) => names(service));
  await docker('kill', ...chosen.map(({ id }) => id));
  await docker('start', ...chosen.map(({ id }) => id));
  await project.whenHealthy();
  say(
    `  killed and started: ${[...new Set(chosen.map(({ service }) => service))].join(', ')}, well after ${since(began)}`,
  );
}

async function tryProject({ project, env }) {
  const up = async () => {
    const began = performance.now();
    for (let tries = 1; ; tries += 1) {
      try {
        await project.said('up', '-d', '--no-build', '--scale', 'svc-blog=2');
        break;
      } catch (error) {
        // On a busy machine a health check may be late, and compose gives up: what is there comes to itself, and it is said again.
        if (tries === 3) throw new Failed(`${error.message}\n${await project.faults()}`);
        await project.whenHealthy();
      }
    }
    await project.whenHealthy();
    say(`  up and healthy after ${since(began)}`);
  };
  const one = async name => (await project.running()).find(({ service }) => service === name);
  const image = tagOf('local');
  const readMails = async () => {
    const { id: container } = await one('mail-catcher');
    const ask = path => askFrom({ container, image, url: `http://127.0.0.1:8025${path}` });
    return ask('/api/v1/message/latest/raw').catch(() => ask('/email'));
  };
  const makeAdmin = email =>
    project.said(
      ...['exec', '-T', 'svc-auth', 'node', '--env-file-if-exists=/run/sufra/env'],
      ...['svc-auth/src/grant-admin.ts', email],
    );
  const walk = openWalk({ origin: env.PUBLIC_ORIGIN, readMails, makeAdmin });

  await up();
  tryLocks({ containers: await project.containers(), say });
  const hadInternet = await tryNetworks({ containers: await project.running(), image, say });
  await walk.signUp();
  await walk.pay();
  const { slug } = await walk.post();
  await walk.cook();
  await walk.look(slug);
  say('  signed up, confirmed, paid, posted with a picture, asked for a recipe');
  await walk.tellCallersApart(signInsAtOnce);
  say('  callers behind a proxy on this machine are told apart');

  const isFrontEnd = name => /^(shell|mfe-|svc-gateway)/.test(name);
  const isService = name => /^svc-/.test(name) && !isFrontEnd(name);
  const looksWell = () =>
    waitUntil('the site after the kill', () =>
      walk.look(slug).then(
        () => true,
        error => {
          if (!(error instanceof Failed) && !(error instanceof TypeError)) throw error;
          return false;
        },
      ),
    );
  for (const names of [isFrontEnd, isService, name => !isFrontEnd(name) && !isService(name)]) {
    await killAndRestart({ project, names });
    await looksWell();
  }
  say('  everything is there after the kills');

  const began = performance.now();
  await project.said('down', '-t', '15');
  say(`  down in ${since(began)}`);
  await up();
  await looksWell();
  say('  everything is there after down and up');
  return hadInternet;
}

async function main() {
  if (!(await engineAnswers())) return say('Skipped: no Docker engine answers.');
  const compose = await findCompose();
  if (!compose) return say('Skipped: neither docker compose nor docker-compose is here.');
  const removeStages = await stagesSince();
  let project;
  async function cleanUp() {
    await project?.remove();
    if (keeps) return;
    for (const { name } of slices()) await answers('docker', ['image', 'rm', '-f', tagOf(name)]);
    await removeStages();
  }
  cleanUpWhenStopped(cleanUp);
  try {
    say(`Images, with Docker ${await docker('version', '--format', '{{.Server.Version}}')}`);
    const isEmbedded = await haveImages({ tagOf, others: imagesOfOthers(), say });
    const files = ['docker-compose.yml', 'deploy/compose.stand-ins.yml', 'deploy/compose.collector.yml'];
    if (isEmbedded) files.push('deploy/compose.embedded.yml');
    const env = await settings();
    const name = `${prefix}-${randomBytes(3).toString('hex')}`;
    project = openProject({ compose, name, files, override, env });
    say(`The compose file, with ${compose.join(' ')}`);
    const hadInternet = await tryProject({ project, env });
    if (!hadInternet) say('Not tried: the way to the internet, which takes root on Linux.');
  } finally {
    await cleanUp();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Failed ? error.message : error.stack}\n`);
  process.exitCode = 1;
}
