import { Agent, request } from 'node:http';

/**
 * So many connections that ask again as soon as they are answered, for so long: `node load.ts URL CONNECTIONS MS`.
 * A process of its own, so that its work is counted to no side.
 */
const [url = '', connections = '1', forMs = '1000'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const times: number[] = [];
const until = performance.now() + Number(forMs);

const ask = () =>
  new Promise<void>((resolve, reject) => {
    const began = performance.now();
    request(url, { agent }, answer => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().once('end', () => {
        times.push(performance.now() - began);
        resolve();
      });
    })
      .once('error', reject)
      .end();
  });

async function askAgainAndAgain() {
  while (performance.now() < until) await ask();
}

await Promise.all(Array.from({ length: Number(connections) }, askAgainAndAgain));
agent.destroy();
const sorted = times.toSorted((a, b) => a - b);
const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
process.stdout.write(JSON.stringify({ requests: times.length, p50: at(0.5), p99: at(0.99) }));
