import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runProduct } from '@sufra/service-kit/testing';
import { asInProduction, startFlags } from './as-in-production.ts';
import { memoryOf } from './process-tree.ts';
import { record } from './report.ts';

/** The whole site in one process: its memory when it has started, and after ten thousand requests and as many again. */
const requests = 10_000;
const forMs = 2_000;
const settleMs = 3_000;
const paths = ['/', '/blog', '/api/v1/blogs', '/api/v1/payment/plans'];

const product = await runProduct({ flags: startFlags, env: { ...asInProduction, RATE_PER_MINUTE: '0' } });
const settled = async () => {
  await new Promise(resolve => setTimeout(resolve, settleMs));
  return memoryOf(product.pid ?? 0) / 1e6;
};

async function ask(atLeast: number) {
  for (let asked = 0; asked < atLeast; )
    for (const path of paths) {
      const load = [join(import.meta.dirname, 'load.ts'), product.origin + path, '16', String(forMs)];
      const child = spawn(process.execPath, load, { stdio: ['ignore', 'pipe', 'inherit'] });
      const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
      asked += (JSON.parse(output) as { requests: number }).requests;
    }
}

try {
  const started = await settled();
  await ask(requests);
  const once = await settled();
  await ask(requests);
  const twice = await settled();
  record({ what: 'at the start', value: started, unit: 'MB' });
  record({ what: 'after 10,000 requests', value: once, unit: 'MB' });
  record({ what: 'after 20,000 requests against 10,000', value: twice / once, unit: '×', atMost: 1.2 });
} finally {
  await product.stop();
}
