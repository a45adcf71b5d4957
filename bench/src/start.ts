import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProduct } from '@sufra/service-kit/testing';
import { asInProduction, startFlags } from './as-in-production.ts';
import { memoryOf } from './process-tree.ts';
import { record } from './report.ts';
import { median } from './summary.ts';

/** A start of the whole, its front end built: with no data, with data, and with data in a process for each service, taking turns. */
const rounds = 3;
const settleMs = 3_000;
const bytesOfMegabyte = 1_000_000;

async function measure(args: string[], folder: string) {
  const began = performance.now();
  const flags = args.length > 0 ? [] : startFlags;
  const product = await runProduct({ args, flags, folder, env: asInProduction });
  const seconds = (performance.now() - began) / 1000;
  await new Promise(resolve => setTimeout(resolve, settleMs));
  const megabytes = memoryOf(product.pid ?? 0) / bytesOfMegabyte;
  const { ms } = await product.stop();
  return { seconds, megabytes, stop: ms / 1000 };
}

type Run = Awaited<ReturnType<typeof measure>>;
const [fresh, together, separate]: [Run[], Run[], Run[]] = [[], [], []];
for (let round = 0; round < rounds; round++) {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-bench-'));
  try {
    fresh.push(await measure([], folder));
    together.push(await measure([], folder));
    separate.push(await measure(['--separate'], folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const of = (runs: Run[], key: keyof Run) => runs.map(run => run[key]);
const row = (runs: Run[], key: keyof Run) => ({
  value: median(of(runs, key)),
  spread: [Math.min(...of(runs, key)), Math.max(...of(runs, key))] as const,
});
record({ what: 'fresh start in one process', unit: 's', ...row(fresh, 'seconds') });
for (const [name, runs] of Object.entries({ 'in one process': together, 'in a process each': separate })) {
  record({ what: `warm start ${name}`, unit: 's', ...row(runs, 'seconds') });
  record({ what: `memory ${name}`, unit: 'MB', ...row(runs, 'megabytes') });
  record({ what: `stop ${name}`, unit: 's', ...row(runs, 'stop') });
}
const ratio = (key: keyof Run) => median(of(together, key)) / median(of(separate, key));
record({ what: 'start in one process against a process each', unit: '×', value: ratio('seconds') });
record({ what: 'memory in one process against a process each', unit: '×', value: ratio('megabytes') });
