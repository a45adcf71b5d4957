import { runProduct } from '@sufra/service-kit/testing';
import { asInProduction } from './as-in-production.ts';
import { memoryOf } from './process-tree.ts';
import { record } from './report.ts';
import { median } from './summary.ts';

const rounds = 3;
const settleMs = 3_000;
const bytesOfMegabyte = 1_000_000;

async function measure(args: string[]) {
  const began = performance.now();
  const product = await runProduct({ args, env: asInProduction });
  const seconds = (performance.now() - began) / 1000;
  await new Promise(resolve => setTimeout(resolve, settleMs));
  const megabytes = memoryOf(product.pid ?? 0) / bytesOfMegabyte;
  const { ms } = await product.stop();
  return { seconds, megabytes, stop: ms / 1000 };
}

/** A warm start of the whole: in one process against a process for each service, taking turns. */
const together: Awaited<ReturnType<typeof measure>>[] = [];
const separate: typeof together = [];
await (await runProduct({ env: asInProduction })).stop();
for (let round = 0; round < rounds; round++) {
  together.push(await measure([]));
  separate.push(await measure(['--separate']));
}
type Key = keyof (typeof together)[number];
const of = (runs: typeof together, key: Key) => runs.map(run => run[key]);
const row = (runs: typeof together, key: Key) => ({
  value: median(of(runs, key)),
  spread: [Math.min(...of(runs, key)), Math.max(...of(runs, key))] as const,
});
for (const [name, runs] of Object.entries({ 'in one process': together, 'in a process each': separate })) {
  record({ what: `warm start ${name}`, unit: 's', ...row(runs, 'seconds') });
  record({ what: `memory ${name}`, unit: 'MB', ...row(runs, 'megabytes') });
  record({ what: `stop ${name}`, unit: 's', ...row(runs, 'stop') });
}
const ratio = (key: Key) => median(of(together, key)) / median(of(separate, key));
record({ what: 'start in one process against a process each', unit: '×', value: ratio('seconds') });
record({ what: 'memory in one process against a process each', unit: '×', value: ratio('megabytes') });
