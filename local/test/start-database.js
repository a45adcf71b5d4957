import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../stand-ins/mongo/src/main.ts', import.meta.url));
const ready = /mongodb:\/\/\S+/;

/**
 * Starts an embedded Mongo, in memory, for all of Jest's workers, unless MONGO_URL names a database to test against.
 * It ends with Jest however Jest ends: its stdin is a pipe from here.
 */
export default async function startDatabase() {
  makeTemporaryFolder();
  if (process.env.MONGO_URL) return;
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, NODE_OPTIONS: '', MONGO_FOLDER: '', PORT: '0', STOP_WITH_PARENT: 'yes' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  tellIfItFails(child);
  process.env.MONGO_URL = await urlOf(child);
  globalThis.embeddedMongo = child;
  child.unref();
  child.stdin.unref();
  child.stdout.unref();
  child.stderr.unref();
}

/** One folder for whatever the tests of this run put aside: it goes when they have ended, however they ended. */
function makeTemporaryFolder() {
  globalThis.temporaryFolder = mkdtempSync(join(tmpdir(), 'sufra-tests-'));
  process.env.TMPDIR = globalThis.temporaryFolder;
}

/**
 * What it says of connections that tests break is no news; what it said before it failed is.
 * @param {import('node:child_process').ChildProcess} child
 */
function tellIfItFails(child) {
  let said = '';
  child.stderr.on('data', text => {
    said = `${said}${text}`.slice(-10_000);
  });
  child.once('exit', code => {
    if (code) process.stderr.write(said);
  });
}

/** @param {import('node:child_process').ChildProcess} child */
async function urlOf(child) {
  const ended = new Promise((_, reject) => {
    child.once('error', reject);
    child.once('exit', code =>
      reject(new Error(`The embedded Mongo ended with ${code} before it was ready`)),
    );
  });
  const announced = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      const url = ready.exec(line)?.[0];
      if (url) return url;
    }
    return ended;
  })();
  return Promise.race([announced, ended]);
}
