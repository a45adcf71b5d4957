import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

export class Failed extends Error {}

/** Runs a command to its end and answers what it printed; a failure carries the last of it. */
export function run(command, args, { env = {}, input = undefined } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, ...env } });
    let output = '';
    let said = '';
    child.stdout.on('data', data => {
      output += data;
      said += data;
    });
    child.stderr.on('data', data => {
      said += data;
    });
    child.once('error', reject);
    child.once('close', code => {
      if (code === 0) return resolve(output.trim());
      const last = said.trim().split('\n').slice(-15).join('\n');
      reject(new Failed(`${command} ${args.slice(0, 4).join(' ')} … ended with ${code}\n${last}`));
    });
    child.stdin.end(input);
  });
}

export const answers = (command, args) =>
  run(command, args).then(
    () => true,
    () => false,
  );

export async function waitUntil(what, isSo, ms = 60_000) {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    if (await isSo()) return;
    await new Promise(resolve => setTimeout(resolve, 300));
  }
  throw new Failed(`${what} took longer than ${ms / 1000} s`);
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
