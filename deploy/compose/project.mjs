import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { docker } from '../images/engine.mjs';
import { answers, Failed, run, waitUntil } from '../images/run.mjs';
import { repository } from '../images/slices.mjs';

/** The plugin, or the program of before. */
export async function findCompose() {
  if (await answers('docker', ['compose', 'version'])) return ['docker', 'compose'];
  if (await answers('docker-compose', ['version'])) return ['docker-compose'];
  return undefined;
}

/** How addresses may begin that no network of this engine and of this machine has. */
export async function freePrefix() {
  const ids = (await docker('network', 'ls', '-q')).split('\n').filter(Boolean);
  const known =
    ids.length > 0 ? await docker('network', 'inspect', ...ids, '--format', '{{json .IPAM.Config}}') : '';
  const own = Object.values(networkInterfaces()).flatMap(all => (all ?? []).map(({ address }) => address));
  const taken = `${known} ${own.join(' ')}`;
  const free = Array.from({ length: 100 }, (_, at) => `10.${255 - at}`).find(
    prefix => !taken.includes(`${prefix}.`),
  );
  if (!free) throw new Failed('All networks from 10.156 to 10.255 are in use already.');
  return free;
}

/** A compose project of its own name: its files, its settings, nothing of a developer's .env. */
export function openProject({ compose, name, files, override, env }) {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-compose-'));
  const settings = join(folder, 'settings.env');
  const own = join(folder, 'override.json');
  writeFileSync(
    settings,
    Object.entries(env)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  );
  // JSON is YAML.
  writeFileSync(own, JSON.stringify(override));
  const [command, ...first] = compose;
  const all = [...files.map(file => join(repository, file)), own].flatMap(file => ['-f', file]);
  const begin = [...first, '-p', name, '--project-directory', repository, '--env-file', settings, ...all];
  const said = (...args) => run(command, [...begin, ...args], { env });

  const ids = async () =>
    (await docker('ps', '-aq', '--filter', `label=com.docker.compose.project=${name}`))
      .split('\n')
      .filter(Boolean);
  async function containers() {
    const known = await ids();
    if (known.length === 0) return [];
    return JSON.parse(await docker('inspect', ...known)).map(found => ({
      id: found.Id,
      service: found.Config.Labels['com.docker.compose.service'],
      found,
    }));
  }
  const running = async () => (await containers()).filter(({ found }) => found.State.Running);
  const faultOf = ({ service, found: { State } }) => {
    // Waits for others that are not well.
    if (State.Status === 'created') return undefined;
    if (State.Running) return State.Health && State.Health.Status !== 'healthy' ? service : undefined;
    return State.ExitCode === 0 && State.Status === 'exited' ? undefined : service;
  };

  /** Those that are not well, each with the last that it said. */
  async function faults() {
    const unwell = (await containers()).filter(faultOf).map(({ service, found: { Name, State } }) => {
      const health = State.Health?.Log?.at(-1)?.Output?.trim() ?? '';
      return {
        service,
        line: `${service} (${Name.slice(1)}) is ${State.Health?.Status ?? State.Status}. ${health}`,
      };
    });
    const logs = await said('logs', '--tail=15', ...new Set(unwell.map(({ service }) => service))).catch(
      String,
    );
    return [...unwell.map(({ line }) => line), logs].join('\n');
  }

  return {
    said,
    faults,
    containers,
    running,
    async whenHealthy(ms = 300_000) {
      const look = async () => !(await containers()).some(faultOf);
      await waitUntil('becoming healthy', look, ms).catch(async error => {
        throw new Failed(`${error.message}\n${await faults()}`);
      });
    },
    async remove() {
      await said('down', '-v', '--remove-orphans', '-t', '15');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
