import { spawn } from 'node:child_process';
import { answers, run, waitUntil } from '../images/run.mjs';

const place = 'sufra-internet';
const [here, there] = ['198.51.100.1', '198.51.100.2'];
const port = 8_443;
const server = `require('node:net').createServer(socket => socket.end()).listen(${port}, '${there}', () => console.log('open'))`;

/**
 * What the internet is to a container: a machine beside this one, which knows no way to a private address. Needs root on Linux;
 * undefined where it cannot be had.
 */
export async function openInternet() {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !(await answers('ip', ['-V'])))
    return undefined;
  const ip = (...args) => run('ip', args);
  const close = async () => {
    await answers('ip', ['link', 'del', 'sufra-inet']);
    await answers('ip', ['netns', 'del', place]);
  };
  await close();
  try {
    await ip('netns', 'add', place);
    await ip('link', 'add', 'sufra-inet', 'type', 'veth', 'peer', 'name', 'eth0', 'netns', place);
    await ip('addr', 'add', `${here}/30`, 'dev', 'sufra-inet');
    await ip('link', 'set', 'sufra-inet', 'up');
    await ip('-n', place, 'addr', 'add', `${there}/30`, 'dev', 'eth0');
    await ip('-n', place, 'link', 'set', 'eth0', 'up');
  } catch {
    await close();
    return undefined;
  }
  const child = spawn('ip', ['netns', 'exec', place, process.execPath, '-e', server]);
  let isOpen = false;
  child.stdout.once('data', () => {
    isOpen = true;
  });
  await waitUntil('a machine that stands for the internet', async () => isOpen);
  return {
    target: [there, port],
    async close() {
      child.kill('SIGKILL');
      await close();
    },
  };
}
