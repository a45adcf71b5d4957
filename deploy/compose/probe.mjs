import { docker } from '../images/engine.mjs';
import { run } from '../images/run.mjs';

/** Runs in the network of a container, whatever its own image holds: of the addresses, those that take a connection. */
const script = `
  const { connect } = require('node:net');
  const { targets, patience } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
  const reached = [];
  const tryOne = ([host, port]) => new Promise(resolve => {
    const socket = connect({ host, port });
    const end = () => { socket.destroy(); resolve(); };
    socket.setTimeout(patience, end);
    socket.once('connect', () => { reached.push([host, port]); end(); });
    socket.once('error', end);
  });
  const next = async () => { for (let one = targets.pop(); one; one = targets.pop()) await tryOne(one); };
  Promise.all(Array.from({ length: 300 }, next)).then(() => console.log(JSON.stringify(reached)));
`;

const inNetworkOf = (container, image) => [
  ...['run', '--rm', '-i', '--network', `container:${container}`],
  ...['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', image],
];

export async function reachedFrom({ container, image, targets, patience = 1_500 }) {
  const input = JSON.stringify({ targets, patience });
  const said = await run('docker', [...inNetworkOf(container, image), 'node', '-e', script], { input });
  return JSON.parse(said);
}

/** What an address answers inside the network of a container. */
export const askFrom = ({ container, image, url }) =>
  docker(
    ...inNetworkOf(container, image),
    ...[
      'node',
      '-e',
      `fetch('${url}').then(a => a.ok ? a.text() : process.exit(1)).then(console.log, () => process.exit(1))`,
    ],
  );
