import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runProduct } from '@sufra/service-kit/testing';
import { repository } from '../../src/folders.ts';
import { send } from '../src/call.ts';
import { readToken } from '../src/tokens.ts';

const demo = { email: 'free@sufra.example', password: 'sufra-demo' };

test('S31b keys are replaced with no one signed out, and the old ones end @long', async () => {
  test.setTimeout(400_000);
  const folder = mkdtempSync(join(tmpdir(), 'sufra-rotated-'));
  const rotate = (step: string) => {
    const script = join(repository, 'deploy', 'secrets', 'rotate.mjs');
    execFileSync(process.execPath, [script, join(folder, 'secrets.json'), 'SIGNING_KEYS', step]);
  };
  /** With the product as its secrets are now: which of the tokens open an account, and a new one. */
  async function look(tokens: string[]) {
    const product = await runProduct({ folder });
    const api = `${product.origin}/api/v1/auth`;
    try {
      const statuses = [];
      for (const token of tokens) statuses.push((await send(`${api}/me`, { method: 'GET', token })).status);
      const { body } = await send(`${api}/signin`, { method: 'POST', body: demo });
      return { statuses, token: String(body.token), kid: readToken(body.token).header.kid };
    } finally {
      await product.stop();
    }
  }
  try {
    const first = await look([]);
    rotate('announce');
    const announced = await look([first.token]);
    expect(announced).toMatchObject({ statuses: [200], kid: first.kid });
    rotate('use');
    const used = await look([first.token]);
    expect(used.statuses).toEqual([200]);
    expect(used.kid).not.toBe(first.kid);
    rotate('drop');
    expect((await look([first.token, used.token])).statuses).toEqual([401, 200]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
