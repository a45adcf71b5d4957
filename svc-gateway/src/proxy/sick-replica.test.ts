import { afterEach, expect, test } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import { aGateway, stopAll } from '../../test/a-gateway.ts';
import { anUpstream, type Upstream } from '../../test/an-upstream.ts';

afterEach(stopAll);

const before = (...upstreams: Upstream[]) => {
  const urls = upstreams.map(({ url }) => url);
  return aGateway({
    services: { 'svc-blog': urls, 'svc-auth': urls },
    // Longer than any test: what a silent replica takes it does not give back by itself.
    upstreamTimeoutMs: 60_000,
    probeEveryMs: 50,
    probeTimeoutMs: 500,
  });
};
const read = (origin: string) => fetch(`${origin}/api/v1/blogs`);
const signIn = (origin: string) => fetch(`${origin}/api/v1/auth/signin`, { method: 'POST', body: '{}' });

/** Takes connections and requests as a stopped process does, and gives no answer. */
async function aStoppable() {
  let isStopped = false;
  const held: (() => void)[] = [];
  const upstream = await anUpstream((req, res) => {
    const answer = () => req.resume().on('end', () => res.end('{}'));
    if (isStopped) held.push(answer);
    else answer();
  });
  upstream.readiness = (_req, res) => {
    if (!isStopped) res.writeHead(204).end();
  };
  return {
    upstream,
    stop: () => {
      isStopped = true;
    },
    goOn: () => {
      isStopped = false;
      for (const answer of held.splice(0)) answer();
    },
  };
}

test('a stopped replica costs no reader an answer, and gets no further call until it is well', async () => {
  const [sick, well] = [await aStoppable(), await anUpstream()];
  const gateway = await before(sick.upstream, well);
  sick.stop();
  const answers = await Promise.all(Array.from({ length: 40 }, () => read(gateway.url)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const taken = sick.upstream.seen.length;
  expect(taken).toBeGreaterThan(0);
  for (let at = 0; at < 20; at++) expect((await read(gateway.url)).status).toBe(200);
  expect(sick.upstream.seen).toHaveLength(taken);

  sick.goOn();
  await eventually(async () => {
    await read(gateway.url);
    expect(sick.upstream.seen.length).toBeGreaterThan(taken);
  });
});

test('what a stopped replica may have acted on is sent to no other, and is refused soon', async () => {
  const [sick, well] = [await aStoppable(), await anUpstream()];
  const gateway = await before(sick.upstream, well);
  sick.stop();
  const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(gateway.url)));
  const taken = sick.upstream.seen.filter(({ method }) => method === 'POST');
  expect(taken.length).toBeGreaterThan(0);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(taken.length);
  for (const answer of refused) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({ code: 'service_unavailable' });
  }
  const sent = [...sick.upstream.seen, ...well.seen].filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(6);
});

test('one that leaves a single probe unanswered still answers what changes something itself', async () => {
  const [slow, well] = [await aStoppable(), await anUpstream()];
  let asked = 0;
  slow.upstream.readiness = (_req, res) => {
    asked += 1;
    if (asked !== 2) res.writeHead(204).end();
  };
  const gateway = await before(slow.upstream, well);
  slow.stop();
  const posts = Array.from({ length: 6 }, () => signIn(gateway.url));
  await eventually(() => expect(asked).toBeGreaterThan(4));
  slow.goOn();
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(Array(6).fill(200));
});

test('a call that knows its repetition by its key goes to another replica, with the same body', async () => {
  const bodies: string[] = [];
  const [sick, well] = [
    await aStoppable(),
    await anUpstream(async (req, res) => {
      bodies.push(Buffer.concat(await req.toArray()).toString());
      res.end('{}');
    }),
  ];
  const urls = [sick.upstream.url, well.url];
  const gateway = await aGateway({
    services: { 'svc-recipes': urls },
    upstreamTimeoutMs: 60_000,
    probeEveryMs: 50,
    probeTimeoutMs: 500,
  });
  sick.stop();
  const generate = (key: Record<string, string>, body: string) =>
    fetch(`${gateway.url}/api/v1/recipes/generate-openai`, { method: 'POST', headers: key, body });
  const wishes = Array.from({ length: 4 }, (_, at) => `{"wish":"سوپ ${at}"}`);
  const answers = await Promise.all(
    wishes.map((wish, at) => generate({ 'idempotency-key': `k${at}` }, wish)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(bodies.toSorted()).toEqual(wishes);
  expect(sick.upstream.seen.length).toBeGreaterThan(0);
});

test('when all seem to be silent they are asked all the same', async () => {
  const [one, other] = [await anUpstream(), await anUpstream()];
  const asked: string[] = [];
  for (const upstream of [one, other]) upstream.readiness = () => void asked.push(upstream.url);
  const gateway = await before(one, other);
  await eventually(() => expect(asked.length).toBeGreaterThan(3));
  for (let at = 0; at < 4; at++) expect((await read(gateway.url)).status).toBe(200);
});

test('one that is not ready is passed over, and asked when no other is there', async () => {
  const [starting, well] = [await anUpstream(), await anUpstream()];
  let isAsked = false;
  starting.readiness = (_req, res) => {
    isAsked = true;
    res.writeHead(503).end();
  };
  const gateway = await before(starting, well);
  await eventually(() => expect(isAsked).toBe(true));
  await eventually(async () => {
    const taken = starting.seen.length;
    for (let at = 0; at < 4; at++) await read(gateway.url);
    expect(starting.seen).toHaveLength(taken);
  });
  await well.stop();
  expect((await read(gateway.url)).status).toBe(200);
});

test('one that says it closes its connections is spared until it says that it is ready', async () => {
  const [leaving, well] = [
    await anUpstream((_req, res) => res.writeHead(200, { connection: 'close' }).end('{}')),
    await anUpstream(),
  ];
  let isLeaving = true;
  leaving.readiness = (_req, res) => res.writeHead(isLeaving ? 503 : 204).end();
  const gateway = await before(leaving, well);
  for (let at = 0; at < 10; at++) await read(gateway.url);
  expect(leaving.seen.length).toBeLessThanOrEqual(1);
  isLeaving = false;
  await eventually(async () => {
    await read(gateway.url);
    expect(leaving.seen.length).toBeGreaterThan(1);
  });
});
