import { Failed } from '../images/run.mjs';
import { drawnEdges } from './edges.mjs';
import { openInternet } from './internet.mjs';
import { reachedFrom } from './probe.mjs';

/** Whatever any of the containers listens on. */
const ports = [1_025, 1_080, 1_081, 1_082, 5_672, 8_025, 8_080, 8_090, 9_090, 15_672, 27_017];
/** Long enough for a machine that has other work; asked again only for what is drawn and was not reached. */
const patientMs = 10_000;

const addressesOf = ({ found }) =>
  Object.values(found.NetworkSettings.Networks)
    .map(({ IPAddress }) => IPAddress)
    .filter(Boolean);

/** From inside each container to every address of every other one, at every port: reached is what is drawn, and nothing else. */
export async function tryNetworks({ containers, image, say }) {
  const drawn = drawnEdges();
  const internet = await openInternet();
  const owners = new Map(containers.flatMap(one => addressesOf(one).map(address => [address, one.service])));
  const named = ([host, port]) =>
    internet && host === internet.target[0] ? 'internet' : `${owners.get(host)}:${port}`;
  const wrong = [];
  const counts = { tried: 0, allowed: 0, refused: 0 };
  const ask = async ({ container, targets, patience }) =>
    new Set((await reachedFrom({ container: container.id, image, targets, patience })).map(named));

  try {
    for (const container of containers) {
      const { service } = container;
      const others = containers.filter(other => other.service !== service);
      const targets = others.flatMap(other =>
        addressesOf(other).flatMap(host => ports.map(port => [host, port])),
      );
      if (internet) targets.push(internet.target);
      const asked = new Set(targets.map(named));
      const may = new Set((drawn.get(service) ?? []).filter(edge => asked.has(edge)));
      const reached = await ask({ container, targets });
      const missing = targets.filter(target => may.has(named(target)) && !reached.has(named(target)));
      const late =
        missing.length > 0 ? await ask({ container, targets: missing, patience: patientMs }) : new Set();
      for (const edge of may)
        if (!reached.has(edge) && !late.has(edge)) wrong.push(`${service} does not reach ${edge}`);
      for (const edge of reached) if (!may.has(edge)) wrong.push(`${service} reaches ${edge}`);
      counts.tried += asked.size;
      counts.allowed += may.size;
      counts.refused += asked.size - may.size;
    }
  } finally {
    await internet?.close();
  }
  if (wrong.length > 0)
    throw new Failed(`The networks are not as drawn:\n  ${[...new Set(wrong)].join('\n  ')}`);
  say(
    `  networks: ${counts.tried} ways tried from ${containers.length} containers, ${counts.allowed} drawn and open, ${counts.refused} closed`,
  );
  return internet !== undefined;
}
