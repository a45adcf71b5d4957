import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import { startInbox } from './start-inbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'sufra-inbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise(resolve => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

test('an inbox whose process ends comes back where it was, says so, and stops when told to', async () => {
  const warnings: string[] = [];
  const [smtpPort, webPort] = [await freePort(), await freePort()];
  const inbox = await startInbox({ smtpPort, webPort, folder, warn: line => warnings.push(line) });
  const answers = async () => (await fetch(`http://127.0.0.1:${webPort}/email`)).status;
  expect(await answers()).toBe(200);
  const first = inbox.pid ?? 0;

  process.kill(first, 'SIGKILL');

  await eventually(async () => {
    expect(inbox.pid).not.toBe(first);
    expect(await answers()).toBe(200);
  });
  expect(warnings).toEqual([expect.stringContaining('SIGKILL')]);
  await inbox.stop();
  await expect(answers()).rejects.toThrow();
});
