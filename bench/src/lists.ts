import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { median, say } from './summary.ts';

/** Lists of 10,000 entries against lists of 10, on the embedded Mongo: one service, the two in turns. */
const few = 10;
const many = 10_000;
const rounds = 41;
const folder = join(import.meta.dirname, '..', '..');
const processes: ChildProcess[] = [];

/** Starts one part alone and answers the first address that it tells of. */
function run(script: string, env: Record<string, string>, address: RegExp): Promise<string> {
  const child = spawn(process.execPath, ['--no-warnings', join(folder, script)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', chunk => {
      output += chunk;
      const found = address.exec(output)?.[0];
      if (found) resolve(found);
    });
    child.once('exit', code => reject(new Error(`${script} ended with ${code}\n${output}`)));
  });
}

const mongo = await run('local/stand-ins/mongo/src/main.ts', { PORT: '0' }, /mongodb:\/\/[\w.]+:\d+/);

const keys = await generateKeyPair('RS256', { extractable: true });
const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'bench', use: 'sig', alg: 'RS256' };
const keySet = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ keys: [jwk] }));
});
await new Promise<void>(resolve => keySet.listen(0, '127.0.0.1', resolve));
const keySetUrl = `http://127.0.0.1:${(keySet.address() as AddressInfo).port}/keys`;
const tokenFor = (userId: string, isAdmin = false) =>
  new SignJWT({ sid: 'bench', ver: 1, adm: isAdmin, mod: false })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'bench' })
    .setSubject(userId)
    .setIssuer('sufra')
    .setAudience('sufra')
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(keys.privateKey);

const startService = (name: string, database: string, more: Record<string, string> = {}) =>
  run(
    `${name}/src/main.ts`,
    {
      ...{ HOST: '127.0.0.1', PORT: '0', INTERNAL_PORT: '0', SITE_URL: 'http://localhost' },
      ...{ MONGO_URL: `${mongo}/${database}`, EVENT_BUS_URL: 'memory:', KEY_SET_URL: keySetUrl },
      ...more,
    },
    /http:\/\/[\w.]+:\d+(?=","msg":"ready")/,
  );
const fill = (script: string, database: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, ['--no-warnings', join(folder, script), ...words], {
    env: { ...process.env, MONGO_URL: `${mongo}/${database}` },
  });

interface Side {
  origin: string;
  token?: string;
}

async function take({ origin, token }: Side, path: string) {
  const began = performance.now();
  const answer = await fetch(`${origin}/api/v1${path}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
  return { ms: performance.now() - began, bytes: body.length, body };
}

/** The last page of ten, found by walking there. */
async function lastPage(side: Side, path: string): Promise<string> {
  let after = '';
  for (;;) {
    const { body } = await take(side, `${path}?limit=200${after && `&after=${after}`}`);
    const { next } = JSON.parse(body) as { next: string | null };
    if (next === null) return `${path}?limit=10${after && `&after=${after}`}`;
    after = next;
  }
}

const row = (name: string, cells: string[]) =>
  say(name.padEnd(34) + cells.map(cell => cell.padStart(16)).join(''));

interface Compared {
  title: string;
  list: string;
  small: Side;
  large: Side;
  calls: Record<string, string>;
}

async function compare({ title, list, small, large, calls }: Compared) {
  row(title, [`${few}: ms`, 'KB', `${many.toLocaleString('en')}: ms`, 'KB', 'ratio']);
  const last = { 'the last page': [await lastPage(small, list), await lastPage(large, list)] as const };
  const all = Object.entries(calls).map(([name, path]) => [name, [path, path]] as const);
  for (const [name, [ofSmall, ofLarge]] of [...all, ...Object.entries(last)]) {
    const [one, other]: [number[], number[]] = [[], []];
    const [first, second] = [await take(small, ofSmall), await take(large, ofLarge)];
    for (let round = 0; round < rounds; round += 1) {
      one.push((await take(small, ofSmall)).ms);
      other.push((await take(large, ofLarge)).ms);
    }
    const [ms, msOfMany] = [median(one), median(other)];
    const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);
    const cells = [ms.toFixed(1), kilobytes(first.bytes), msOfMany.toFixed(1), kilobytes(second.bytes)];
    row(`  ${name}`, [...cells, (msOfMany / ms).toFixed(2)]);
  }
}

try {
  for (const count of [few, many]) await fill('svc-blog/test/fill-blog.ts', `blog-${count}`, String(count));
  const [small, large] = [
    { origin: await startService('svc-blog', `blog-${few}`) },
    { origin: await startService('svc-blog', `blog-${many}`) },
  ];
  await compare({
    title: 'posts',
    list: '/blogs',
    ...{ small, large },
    calls: {
      'a page of ten': '/blogs?limit=10',
      'a page of fifty': '/blogs?limit=50',
      'a tag': '/blogs?limit=10&tag=figs',
      'a word of the texts': '/blogs?limit=10&q=pumpkin',
      'a word that is nowhere': '/blogs?limit=10&q=saffron',
      'how many': '/blogs/counts',
      'how many of a word': '/blogs/counts?q=pumpkin',
      'the feed': '/blogs/feed',
    },
  });

  const owners = { small: 'a'.repeat(24), large: 'b'.repeat(24) };
  await fill('svc-recipes/test/fill-recipes.ts', 'recipes', owners.small, String(few));
  await fill('svc-recipes/test/fill-recipes.ts', 'recipes', owners.large, String(many));
  const origin = await startService('svc-recipes', 'recipes', { OPENAI_API_KEY: 'none' });
  await compare({
    title: 'saved recipes',
    list: '/recipes',
    small: { origin, token: await tokenFor(owners.small) },
    large: { origin, token: await tokenFor(owners.large) },
    calls: {
      'a page of ten': '/recipes?limit=10',
      'a page of fifty': '/recipes?limit=50',
      'the favourites': '/recipes?limit=10&favorite=true',
      'a tag': '/recipes?limit=10&tag=figs',
      'a rare tag': '/recipes?limit=10&tag=iftar',
      'a word': '/recipes?limit=10&q=pumpkin',
      'a word that is nowhere': '/recipes?limit=10&q=saffron',
      'the counts': '/recipes/counts',
      'the counts of a word': '/recipes/counts?q=pumpkin',
    },
  });
  const admin = await tokenFor('c'.repeat(24), true);
  const authEnv = {
    SIGNING_KEYS: JSON.stringify([{ ...(await exportJWK(keys.privateKey)), kid: 'bench' }]),
    LINK_TOKEN_KEYS: randomBytes(32).toString('base64'),
    REFRESH_KEYS: randomBytes(32).toString('base64'),
  };
  for (const count of [few, many])
    await fill('svc-auth/test/fill-members.ts', `auth-${count}`, String(count));
  await compare({
    title: 'members',
    list: '/auth/users',
    small: { origin: await startService('svc-auth', `auth-${few}`, authEnv), token: admin },
    large: { origin: await startService('svc-auth', `auth-${many}`, authEnv), token: admin },
    calls: {
      'a page of ten': '/auth/users?limit=10',
      'a page of fifty': '/auth/users?limit=50',
      'by name': '/auth/users?limit=10&sort=name',
      'a part of many names': '/auth/users?limit=10&q=olive',
      'an address': '/auth/users?limit=10&q=member-7@sufra',
      'a word that is nowhere': '/auth/users?limit=10&q=saffron',
      'the counts': '/auth/users/counts',
      'the counts of a word': '/auth/users/counts?q=olive',
    },
  });
} finally {
  for (const child of processes) child.kill('SIGTERM');
  keySet.close();
}
