import { runProduct } from './run-product.ts';
import { median, percentile, say } from './summary.ts';

const rounds = 6;
const requests = 300;

/** One client, one call: through the gateway against the service itself, taking turns. */
const product = await runProduct([], { RATE_PER_MINUTE: '0' });
const status = (await (await fetch(`${product.origin}/__local/status`)).json()) as {
  parts: { name: string; url: string }[];
};
const direct = status.parts.find(part => part.name === 'svc-billing')?.url ?? '';

async function times(origin: string): Promise<number[]> {
  const taken: number[] = [];
  for (let i = 0; i < requests; i++) {
    const began = performance.now();
    await (await fetch(`${origin}/api/v1/payment/plans`)).text();
    taken.push(performance.now() - began);
  }
  return taken;
}

const sides = { gateway: product.origin.replace('localhost', '127.0.0.1'), direct };
const all: Record<keyof typeof sides, number[][]> = { gateway: [], direct: [] };
for (let round = -1; round < rounds; round++)
  for (const side of ['gateway', 'direct'] as const) {
    const taken = await times(sides[side]);
    if (round >= 0) all[side].push(taken);
  }
await product.stop();
for (const part of [0.5, 0.99]) {
  const [a, b] = (['gateway', 'direct'] as const).map(side =>
    median(all[side].map(run => percentile(run, part))),
  );
  say(
    `p${part * 100}: gateway ${a?.toFixed(2)} ms, direct ${b?.toFixed(2)} ms, gateway / direct ${((a ?? 0) / (b ?? 1)).toFixed(2)}`,
  );
}
