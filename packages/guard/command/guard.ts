#!/usr/bin/env node
import { once } from 'node:events';
import type { Verdict } from '../src/judgement.ts';
import { exitCodeOf } from './exit-codes.ts';
import { fail, run } from './run.ts';

const { stdin, stdout, stderr } = process;
let worst: Verdict = 'halal';

const writeError = (text: string) => {
  stderr.write(text);
};

function stop(error: unknown): never {
  process.exit(fail(error, writeError));
}

// An exit code of 1 would say 'doubtful'.
process.on('uncaughtException', stop);
// The reader of a pipe has seen enough: `| head`.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodeOf[worst]);
  stop(error);
});

process.exitCode = await run(process.argv.slice(2), {
  input: stdin,
  isTerminal: stdin.isTTY === true,
  write: async text => {
    if (!stdout.write(text)) await once(stdout, 'drain');
  },
  writeError,
  onWorst: verdict => {
    worst = verdict;
  },
});
