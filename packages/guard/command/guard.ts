#!/usr/bin/env node
import { once } from 'node:events';
import type { Verdict } from '../src/judgement.ts';
import { exitCodeOf, failed, UnreadableFile, WrongUsage } from './exit-codes.ts';
import { help } from './help.ts';

const { stdout, stderr } = process;
let worst: Verdict = 'halal';

// An exit code of 1 would say 'doubtful'.
process.on('uncaughtException', fail);
// The reader of a pipe has seen enough: `| head`.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodeOf[worst]);
  fail(error);
});

async function write(text: string) {
  if (!stdout.write(text)) await once(stdout, 'drain');
}

function fail(error: unknown): never {
  if (error instanceof WrongUsage) stderr.write(`guard: ${error.message}\n\n${help}`);
  else if (error instanceof UnreadableFile) stderr.write(`guard: ${error.message}\n`);
  else stderr.write(`guard: ${error instanceof Error ? error.stack : error}\n`);
  process.exit(codeOf(error));
}

function codeOf(error: unknown) {
  if (error instanceof WrongUsage) return failed.usage;
  return error instanceof UnreadableFile ? failed.unreadable : failed.internal;
}

try {
  // Loaded here, so that words that cannot be loaded are an error like any other.
  const { readArguments } = await import('./read-arguments.ts');
  const request = readArguments(process.argv.slice(2), { isTerminal: process.stdin.isTTY === true });
  if (!request) await write(help);
  else {
    const { judgeSources } = await import('./judge-sources.ts');
    await judgeSources(request, {
      write,
      onWorst: verdict => {
        worst = verdict;
      },
      warn: text => stderr.write(`guard: ${text}\n`),
    });
  }
  process.exitCode = exitCodeOf[worst];
} catch (error) {
  fail(error);
}
