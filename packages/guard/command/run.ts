import type { Verdict } from '../src/judgement.ts';
import { exitCodeOf, failed, UnreadableFile, WrongUsage } from './exit-codes.ts';
import { help } from './help.ts';
import type { Streams } from './judge-sources.ts';

/** Does what the arguments ask for, and tells what went wrong; returns the exit code. */
export async function run(args: string[], { isTerminal, ...streams }: Streams & { isTerminal: boolean }) {
  let worst: Verdict = 'halal';
  try {
    // Loaded here, so that words that cannot be loaded are an error like any other.
    const { readArguments } = await import('./read-arguments.ts');
    const request = readArguments(args, { isTerminal });
    if (!request) await streams.write(help);
    else {
      const { judgeSources } = await import('./judge-sources.ts');
      const onWorst = (verdict: Verdict) => {
        worst = verdict;
        streams.onWorst(verdict);
      };
      await judgeSources(request, { ...streams, onWorst });
    }
    return exitCodeOf[worst];
  } catch (error) {
    return fail(error, streams.writeError);
  }
}

/** Tells of an error; returns the exit code for it. */
export function fail(error: unknown, writeError: (text: string) => void): number {
  if (error instanceof WrongUsage) {
    writeError(`guard: ${error.message}\n\n${help}`);
    return failed.usage;
  }
  if (error instanceof UnreadableFile) {
    writeError(`guard: ${error.message}\n`);
    return failed.unreadable;
  }
  writeError(`guard: ${error instanceof Error ? error.stack : error}\n`);
  return failed.internal;
}
