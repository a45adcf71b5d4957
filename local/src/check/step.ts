import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repository } from '../slices/repository.ts';

export interface Skipped {
  what: string;
  reason: string;
}

export interface Outcome {
  passed: number;
  /** The name of each that failed, and the beginning of why: an end of the output alone has to tell both. */
  failed: string[];
  skipped: Skipped[];
}

export interface Step {
  name: string;
  run(): Promise<Outcome>;
}

/** Whose program it is. By its script, since what `.bin` holds is no program on Windows. */
const packages: Record<string, string> = {
  biome: '@biomejs/biome',
  jest: 'jest',
  knip: 'knip',
  playwright: '@playwright/test',
  tsc: 'typescript',
};

export function scriptOf(tool: string): string[] {
  if (tool === 'node') return [];
  const folder = join(repository, 'node_modules', packages[tool] ?? tool);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [join(folder, typeof bin === 'string' ? bin : bin[tool])];
}

/** Runs a tool of the project's own with the pinned Node, its output shown as it comes. */
export async function runTool(tool: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(process.execPath, [...scriptOf(tool), ...args], {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** A tool that either agrees or does not counts as one check. */
export const toolStep = (name: string, tool: string, args: string[]): Step => ({
  name,
  async run() {
    const isGood = (await runTool(tool, args)) === 0;
    return { passed: isGood ? 1 : 0, failed: isGood ? [] : [name], skipped: [] };
  },
});

/** Steps that each leave a core idle for a part of their time, as one. */
export const sideBySide = (name: string, steps: Step[]): Step => ({
  name,
  async run() {
    const outcomes = await Promise.all(steps.map(step => step.run()));
    return {
      passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
      failed: outcomes.flatMap(({ failed }) => failed),
      skipped: outcomes.flatMap(({ skipped }) => skipped),
    };
  },
});

const mostLines = 6;

/** A failed test by its name and, below it, how its message begins, without colours. */
export function failure(name: string, messages: readonly string[]): string {
  const lines = messages.flatMap(message => stripVTControlCharacters(message).split('\n'));
  const said = lines.filter(line => line.trim() !== '').slice(0, mostLines);
  return [name, ...said.map(line => `      ${line}`)].join('\n');
}

/** A run can fail without a failed test: a crash of the runner, a handle left open. */
export const failedTests = (names: string[], code: number): string[] =>
  code !== 0 && names.length === 0 ? [`no test failed, and the run ended with code ${code}`] : names;
