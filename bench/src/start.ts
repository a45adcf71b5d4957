import { runProduct } from '@sufra/service-kit/testing';
import { memoryOf } from './process-tree.ts';
import { median, say } from './summary.ts';

const rounds = 3;
const settleMs = 3_000;
const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);

async function measure(args: string[]) {
  const began = performance.now();
  const product = await runProduct({ args });
  const seconds = (performance.now() - began) / 1000;
  await new Promise(resolve => setTimeout(resolve, settleMs));
  const bytes = memoryOf(product.pid ?? 0);
  const { ms } = await product.stop();
  return { seconds, bytes, stop: ms / 1000 };
}

/** A warm start of the whole: in one process against a process for each service, taking turns. */
const together: Awaited<ReturnType<typeof measure>>[] = [];
const separate: typeof together = [];
await (await runProduct()).stop();
for (let round = 0; round < rounds; round++) {
  together.push(await measure([]));
  separate.push(await measure(['--separate']));
}
const of = (runs: typeof together, key: 'seconds' | 'bytes' | 'stop') => median(runs.map(run => run[key]));
for (const [name, runs] of Object.entries({ together, separate })) {
  const [start, stop] = [of(runs, 'seconds'), of(runs, 'stop')].map(value => value.toFixed(1));
  say(`${name.padEnd(9)} start ${start} s, memory ${megabytes(of(runs, 'bytes'))} MB, stop ${stop} s`);
}
const ratio = (key: 'seconds' | 'bytes') => (of(together, key) / of(separate, key)).toFixed(2);
say(`together / separate: start ${ratio('seconds')}, memory ${ratio('bytes')} (median of ${rounds})`);
