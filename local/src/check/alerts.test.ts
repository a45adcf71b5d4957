import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { gateway, repository, services } from '../slices/repository.ts';

const folder = join(repository, 'deploy', 'observability');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const rules = read('alerts.yml');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

/** Of a histogram Prometheus makes several. */
const made = /_(?:bucket|count|sum)$/;
const namesIn = (text: string) =>
  new Set([...text.matchAll(/\bsufra_\w+/g)].map(([name]) => name.replace(made, '')));

/** As GitHub makes them. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');

const measured = () =>
  namesIn(
    ['packages/service-kit', gateway, ...services()]
      .flatMap(slice => {
        const source = join(repository, slice, 'src');
        return readdirSync(source, { recursive: true, encoding: 'utf8' })
          .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
          .map(file => readFileSync(join(source, file), 'utf8'));
      })
      .join('\n'),
  );

describe('the alert rules', () => {
  test('ask for nothing that no service measures', () => {
    const known = measured();
    expect(known.size).toBeGreaterThan(10);
    expect([...namesIn(rules)].filter(name => !known.has(name))).toEqual([]);
  });

  test('are told of with what to do, and each once', () => {
    expect(alerts.length).toBeGreaterThan(10);
    expect(new Set(alerts).size).toBe(alerts.length);
    for (const key of ['summary: ', 'action: ', 'severity: '])
      expect(rules.split(key).length - 1).toBe(alerts.length);
  });

  test('name a section of the runbook, which names them, each once', () => {
    const runbook = readFileSync(join(repository, 'docs', 'runbook.md'), 'utf8');
    const sections = new Map(
      runbook
        .split(/^## /m)
        .slice(1)
        .map(text => [text.split('\n')[0]?.toLowerCase().replaceAll(' ', '-') ?? '', text]),
    );
    const named = [...rules.matchAll(/- alert: (\w+)[^#]*?runbook: "docs\/runbook\.md#([\w-]+)"/g)];
    expect(named.map(([, alert]) => alert)).toEqual(alerts);
    for (const [, alert = '', section = ''] of named) expect(sections.get(section) ?? '').toContain(alert);
  });

  test('lead to sections of the runbook that exist', () => {
    const written = read('objectives.yml');
    const led = [...`${written}${rules}`.matchAll(/runbook: "docs\/runbook\.md#([\w-]+)"/g)];
    expect(led.length).toBeGreaterThanOrEqual(written.split('- alert: ').length - 1);
    const headings = readFileSync(join(repository, 'docs', 'runbook.md'), 'utf8').matchAll(/^#+ (.+)$/gm);
    const anchors = new Set([...headings].map(([, heading = '']) => anchorOf(heading)));
    expect(led.map(([, anchor = '']) => anchor).filter(anchor => !anchors.has(anchor))).toEqual([]);
  });

  test('lead to what is seen, what is done, and when it is over', () => {
    const text = `${read('objectives.yml')}${rules}`;
    const led = new Set(
      [...text.matchAll(/runbook: "docs\/runbook\.md#([\w-]+)"/g)].map(([, one = '']) => one),
    );
    const sections = readFileSync(join(repository, 'docs', 'runbook.md'), 'utf8')
      .split(/^#{2,3} /m)
      .slice(1)
      .map(section => [anchorOf(section.split('\n')[0] ?? ''), section.toLowerCase()] as const);
    const asked = sections.filter(([anchor]) => led.has(anchor));
    expect(asked.length).toBe(led.size);
    const said = ['**see it', '**do', '**over'];
    const missing = asked.flatMap(([anchor, section]) =>
      said.filter(words => !section.includes(words)).map(words => `${anchor}: ${words}`),
    );
    expect(missing).toEqual([]);
  });

  test('are asked of every service', () => {
    const [, names = ''] = /names: \[(.*)\]/.exec(read('prometheus.yml')) ?? [];
    expect(names.split(', ').toSorted()).toEqual([gateway, ...services()].toSorted());
  });
});

const promtool = process.env.PROMTOOL || 'promtool';
const isThere = spawnSync(promtool, ['--version']).status === 0;
const why = `no promtool at ${promtool} (Debian's prometheus has it; PROMTOOL names another)`;
if (!isThere) process.stderr.write(`skipped: the alert rules by Prometheus, because there is ${why}\n`);
const describeWithPromtool = isThere ? describe : describe.skip;

describeWithPromtool(`the alert rules by Prometheus${isThere ? '' : ` (skipped: ${why})`}`, () => {
  const run = (...args: string[]) => execFileSync(promtool, args, { cwd: folder, encoding: 'utf8' });

  test.each([
    [['check', 'rules', 'alerts.yml']],
    [['check', 'config', 'prometheus.yml']],
    [['test', 'rules', 'alerts.test.yml']],
    [['check', 'rules', 'objectives.yml']],
    [['test', 'rules', 'objectives.test.yml']],
  ])('pass %j', args => {
    expect(run(...args)).toContain('SUCCESS');
  });
});
