import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repository } from '../src/folders.ts';
import { expect, password, test } from '../src/site.ts';

const program = `
import { ApiProblem, createClient, type Recipe } from '@sufra/client';

const origin = process.argv[2] ?? '';
const visitor = createClient({ origin });
const { blogs } = await visitor.call('GET /blogs', { query: { limit: '2' } });
const signedIn = await visitor.call('POST /auth/signin', {
  body: { email: 'premium@sufra.example', password: process.argv[3] ?? '' },
});
if (!('token' in signedIn)) throw new Error('a second step');
const member = createClient({ origin, token: async () => signedIn.token });
const { recipes }: { recipes: Recipe[] } = await member.call('GET /recipes');
const refused: unknown = await visitor.call('GET /recipes').catch(error => error);
if (!(refused instanceof ApiProblem)) throw new Error('no refusal');
const moderator = await visitor.call('POST /auth/signin', {
  body: { email: 'moderator@sufra.example', password: process.argv[3] ?? '' },
});
if (!('token' in moderator)) throw new Error('a second step');
const writer = createClient({ origin, token: moderator.token });
const { blog } = await writer.call('POST /blogs', {
  form: { title: 'By a program', content: '<p>Dates, by a client of others.</p>', tags: '["dates"]' },
});
await writer.call('DELETE /blogs/{post}', { params: { post: blog._id } });
const feed = await visitor.call('GET /blogs/feed');
console.log(JSON.stringify({
  posts: blogs.length,
  name: signedIn.user.name,
  recipes: recipes.map(({ title }) => title),
  refused: [refused.status, refused.code, refused.message],
  written: blog.title,
  feed: (await feed.text()).includes('<feed'),
}));
`;

const wrong = `
import { createClient } from '@sufra/client';
const client = createClient({ origin: 'https://sufra.example' });
await client.call('GET /nothing');
await client.call('POST /auth/signin', { body: { email: 1, password: '' } });
await client.call('GET /recipes/{id}');
(await client.call('GET /blogs')).posts;
`;

const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin',
  'tsc',
);

function check(folder: string, file: string): string {
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--lib',
    'es2024,dom',
  ];
  try {
    execFileSync(process.execPath, [compiler, ...options, '--pretty', 'false', 'globals.d.ts', file], {
      cwd: folder,
      encoding: 'utf8',
    });
    return '';
  } catch (error) {
    return String(Object(error).stdout);
  }
}

test('the client, packed and installed without a network, is typed and calls the running product', ({
  product,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-client-'));
  const npm = (cwd: string, ...args: string[]) => execFileSync('npm', args, { cwd, stdio: 'pipe' });
  try {
    npm(repository, 'pack', '-w', '@sufra/client', '--pack-destination', folder);
    const [packed = ''] = readdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{"type":"module","private":true}');
    npm(folder, 'install', '--offline', '--no-audit', '--no-fund', `./${packed}`);
    expect(readdirSync(join(folder, 'node_modules')).filter(name => !name.startsWith('.'))).toEqual([
      '@sufra',
    ]);

    writeFileSync(join(folder, 'program.ts'), program);
    writeFileSync(join(folder, 'wrong.ts'), wrong);
    writeFileSync(join(folder, 'globals.d.ts'), 'declare const process: { argv: string[] };');
    expect(check(folder, 'program.ts')).toBe('');
    expect(check(folder, 'wrong.ts').match(/^wrong\.ts\(\d+/gm)).toEqual(
      [4, 5, 6, 7].map(line => `wrong.ts(${line}`),
    );

    const said = execFileSync(process.execPath, ['program.ts', product.origin, password], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(JSON.parse(said)).toEqual({
      posts: 2,
      name: expect.any(String),
      recipes: expect.arrayContaining([expect.any(String)]),
      refused: [401, 'unauthorized', 'Please sign in.'],
      written: 'By a program',
      feed: true,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
