import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../stand-ins/files/index.ts';
import { repository } from '../slices/repository.ts';
import type { Part } from './part.ts';
import { stopChild } from './stop-child.ts';

interface Options {
  folder: string;
  port: number;
  /** `127.0.0.1:1234`, the internal ports of the services. */
  targets: string[];
  say(line: string): void;
}

const ruleFiles = ['alerts.yml', 'objectives.yml'].map(name =>
  join(repository, 'deploy', 'observability', name),
);

/** JSON is YAML too. */
const configuration = (targets: string[]) =>
  JSON.stringify({
    global: { scrape_interval: '5s', evaluation_interval: '15s' },
    rule_files: ruleFiles,
    scrape_configs: [{ job_name: 'sufra', static_configs: [{ targets }] }],
  });

/** Prometheus with the rules of production, where it is installed (Debian's package has it; PROMETHEUS names another). */
export async function startPrometheus({ folder, port, targets, say }: Options): Promise<Part[]> {
  const command = process.env.PROMETHEUS || 'prometheus';
  if (spawnSync(command, ['--version']).status !== 0) return [];
  const data = join(folder, 'prometheus');
  makeFolder(data);
  const file = join(data, 'prometheus.yml');
  writeFileSync(file, configuration(targets));
  const child = spawn(
    command,
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(data, 'tsdb')}`,
      '--storage.tsdb.retention.time=2d',
      // Not five minutes: replicas of the run before, on other ports, would be told of as away.
      '--query.lookback-delta=30s',
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], detached: true },
  );
  child.once('exit', code => {
    if (code) say(`Prometheus ended with ${code}; the site goes on without it.`);
  });
  return [
    {
      name: 'prometheus',
      kind: 'stand-in',
      pid: child.pid,
      url: `http://127.0.0.1:${port}`,
      stop: () => stopChild(child),
    },
  ];
}
