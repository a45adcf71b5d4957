// Plain JavaScript for any Node from 20.19 on: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const isWindows = process.platform === 'win32';
const installed = join(root, 'node_modules');
// On Windows `.bin` holds scripts for a shell alone.
const node = isWindows ? join(installed, 'node', 'bin', 'node.exe') : join(installed, '.bin', 'node');
const stampFile = join(installed, '.sufra-installed');
const oldest = [20, 19];
/** What each command runs after the libraries are installed. */
const commands = {
  install: undefined,
  start: 'local/src/start.ts',
  test: 'local/src/test.ts',
  bench: 'bench/src/bench.ts',
  'test:security': 'local/src/test-attacks.ts',
  'test:faults': 'local/src/test-faults.ts',
};

const say = text => process.stdout.write(`${text}\n`);

function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

function assertNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isOldEnough = major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
  if (!isOldEnough)
    fail(`Sufra needs Node ${oldest.join('.')} or newer to begin; this is ${process.versions.node}.`);
}

const lockStamp = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

const isInstalled = () =>
  existsSync(node) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockStamp();

/** Ends with the child's own code, or with 1 when a signal ended it. */
const run = (command, args, options) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    // Ctrl-C reaches the child by itself; this process only waits for it to finish.
    const ignore = () => {};
    const forward = () => child.kill('SIGTERM');
    process.on('SIGINT', ignore);
    process.on('SIGTERM', forward);
    child.once('error', reject);
    child.once('exit', code => {
      process.off('SIGINT', ignore);
      process.off('SIGTERM', forward);
      resolve(code ?? 1);
    });
  });

/** `npm start` says where npm is; without it, npm is a script for a shell on Windows. */
function npm(args) {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.[cm]?js$/.test(script)) return run(process.execPath, [script, ...args]);
  return isWindows ? run('npm.cmd', args, { shell: true }) : run('npm', args);
}

async function install() {
  say('Installing libraries: this takes a minute or two, once.');
  const began = Date.now();
  const progress = setInterval(() => say(`  … ${Math.round((Date.now() - began) / 1000)} s`), 10_000);
  // Not `npm ci`, which begins by removing all that is there: after a change of the lock file most of it stays.
  const code = await npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  clearInterval(progress);
  if (code !== 0) fail('The libraries could not be installed; npm says why above.');
  writeFileSync(stampFile, lockStamp());
  say(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

const [command, ...args] = process.argv.slice(2);
if (!Object.hasOwn(commands, command)) fail(`Say what to do: ${Object.keys(commands).join(', ')}.`);
assertNode();
if (!isInstalled()) await install();
const script = commands[command];
if (!script) process.exit(0);
const env = {
  ...process.env,
  // Every tool below finds the pinned Node first.
  PATH: [...(isWindows ? [dirname(node)] : []), join(installed, '.bin'), process.env.PATH].join(delimiter),
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'compiled'),
};
// All services share one process, which then keeps a hundred megabytes less of garbage. Less than this costs a fifth of its speed.
const flags = command === 'start' ? ['--max-semi-space-size=8'] : [];
process.exit(await run(node, [...flags, join(root, script), ...args], { env }));
