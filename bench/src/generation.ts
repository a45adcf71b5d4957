import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openParts } from './parts.ts';
import { record } from './report.ts';
import { median, percentile } from './summary.ts';

/** What svc-recipes adds to the time that the model takes, for members who ask first and for those who ask again. */
const rounds = Number(process.env.ROUNDS ?? 25);
const parts = await openParts();
const chefPort = await freePort();
await parts.run(
  'local/src/image/stand-ins.ts',
  { STAND_INS: 'chef', CHEF_PORT: String(chefPort) },
  new RegExp(String(chefPort)),
);
const chef = `http://127.0.0.1:${chefPort}`;

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Stands between the service and the model, and tells how long the model took for the last recipe. */
let modelMs = 0;
const between = createServer((asked, answer) => {
  const began = performance.now();
  const onward = request(new URL(asked.url ?? '/', chef), {
    method: asked.method,
    headers: asked.headers,
  });
  onward.once('response', from => {
    answer.writeHead(from.statusCode ?? 502, from.headers);
    from.pipe(answer);
    from.once('end', () => {
      modelMs += performance.now() - began;
    });
  });
  asked.pipe(onward);
});
await once(between.listen(0, '127.0.0.1'), 'listening');

try {
  const { port } = between.address() as AddressInfo;
  const { url } = await parts.service('svc-recipes', {
    OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    OPENAI_API_KEY: 'none',
    // All members of this measurement sit behind one address.
    FREE_GENERATIONS_PER_IP_AND_DAY: '100000',
  });
  const generate = async (token: string, accept: string) => {
    modelMs = 0;
    const began = performance.now();
    const answer = await fetch(`${url}/api/v1/recipes/generate-openai`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept },
      body: JSON.stringify({ ingredients: ['chicken', 'rice'], mealType: 'Main Meals' }),
    });
    const firstByte = performance.now() - began;
    const text = await answer.text();
    if (!answer.ok || text.includes('event: problem')) throw new Error(`${answer.status} ${text}`);
    return { added: performance.now() - began - modelMs, firstByte };
  };
  for (const accept of ['application/json', 'text/event-stream']) {
    const [first, again, firstBytes]: [number[], number[], number[]] = [[], [], []];
    for (let round = -5; round < rounds; round += 1) {
      const token = await parts.tokenFor(
        String(round + 100).padStart(24, accept.includes('json') ? 'a' : 'b'),
      );
      const [one, two] = [await generate(token, accept), await generate(token, accept)];
      if (round < 0) continue;
      first.push(one.added);
      again.push(two.added);
      firstBytes.push(one.firstByte, two.firstByte);
    }
    const way = accept.includes('json') ? 'in one answer' : 'streamed';
    for (const [name, added] of Object.entries({ 'first recipe': first, 'next recipe': again }))
      record({
        what: `added to the model's time, a member's ${name}, ${way}`,
        value: median(added),
        unit: 'ms',
        spread: [percentile(added, 0.25), percentile(added, 0.75)],
        atMost: 20,
      });
    if (way === 'streamed')
      record({
        what: 'from the request to the first byte of the stream',
        value: median(firstBytes),
        unit: 'ms',
        spread: [percentile(firstBytes, 0.25), percentile(firstBytes, 0.75)],
      });
  }
} finally {
  await parts.stop();
  between.close();
}
