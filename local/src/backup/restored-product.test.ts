import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Product, runProduct } from '@sufra/service-kit/testing';
import { z } from 'zod';
import { repository } from '../slices/repository.ts';

let folder: string;
let running: Product | undefined;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sufra-restored-'));
});
afterAll(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true });
});

const dataOf = (name: string) => join(folder, name);

/** A command as its operator gives it. */
function command(script: string, args: string[], data: string) {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    MONGO_URL: '',
    DATA_FOLDER: dataOf(data),
    BACKUP_KEY: 'a sentence of the operator',
  };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(repository, 'local/src', script), ...args],
    {
      env,
      encoding: 'utf8',
    },
  );
  return { status, said: stdout + stderr };
}

const startIn = async (data: string): Promise<Product> => {
  running = await runProduct({ folder: dataOf(data), env: { MONGO_URL: '' } });
  return running;
};

const SignedIn = z.object({ token: z.string() });
const Recipes = z.object({ recipes: z.array(z.looseObject({ title: z.string() })) });
const Blogs = z.object({
  blogs: z.array(z.looseObject({ coverPicture: z.object({ src: z.string() }).nullable() })),
});

/** What a member and a visitor see of it. */
async function lookAt({ origin }: Product) {
  const api = `${origin}/api/v1`;
  const headers = { origin, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'premium@sufra.example', password: 'sufra-demo' });
  const signedIn = await fetch(`${api}/auth/signin`, { method: 'POST', headers, body });
  expect(signedIn.status).toBe(200);
  const { token } = SignedIn.parse(await signedIn.json());
  const recipes = await fetch(`${api}/recipes`, { headers: { authorization: `Bearer ${token}` } });
  const { blogs } = Blogs.parse(await (await fetch(`${api}/blogs`)).json());
  const cover = blogs.find(one => one.coverPicture);
  const picture = await fetch(new URL(cover?.coverPicture?.src ?? '/no-picture', origin));
  expect(picture.status).toBe(200);
  return {
    recipes: Recipes.parse(await recipes.json()).recipes,
    blogs,
    picture: Buffer.from(await picture.arrayBuffer()).toString('base64'),
  };
}

test('a product that was backed up while it ran is restored into an empty one, which then does what it did', async () => {
  const first = await startIn('first');
  const before = await lookAt(first);
  expect(before.recipes.length).toBeGreaterThan(0);
  const file = join(folder, 'all.backup');
  const backedUp = command('backup/backup.ts', [file], 'first');
  expect(backedUp).toMatchObject({ status: 0, said: expect.stringContaining('REFRESH_KEYS') });
  const whileRunning = command('backup/restore.ts', [file, '--yes'], 'first');
  expect(whileRunning).toMatchObject({ status: 1, said: expect.stringContaining('The product runs') });
  await first.stop();

  mkdirSync(dataOf('second'));
  const restored = command('backup/restore.ts', [file], 'second');
  expect(restored).toMatchObject({ status: 0, said: expect.stringContaining('each compared') });
  copyFileSync(join(dataOf('first'), 'secrets.json'), join(dataOf('second'), 'secrets.json'));
  const again = command('backup/restore.ts', [file], 'second');
  expect(again).toMatchObject({ status: 1, said: expect.stringContaining('Say --yes') });

  const second = await startIn('second');
  expect(await lookAt(second)).toEqual(before);
  expect(command('verify-ledger.ts', [], 'second')).toMatchObject({
    status: 0,
    said: expect.stringContaining('The ledger is sound'),
  });
}, 600_000);
