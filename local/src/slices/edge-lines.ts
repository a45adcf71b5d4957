import { callsOf } from './calls-of.ts';
import { frontEndSlices, gateway, services } from './repository.ts';

const ports: Record<string, number> = {
  mongodb: 27_017,
  rabbitmq: 5_672,
  'mail-catcher': 1_025,
  chef: 8_090,
};

const place = (name: string) => {
  if (name === 'outbound') return 'internet';
  const slices = [gateway, ...services(), ...frontEndSlices()];
  const port = slices.includes(name) ? 8_080 : ports[name];
  if (port === undefined) throw new Error(`x-calls: the port of '${name}' is not known`);
  return `${name}:${port}`;
};

/** What calls what at which port, a caller on each line. */
export async function edgeLines(): Promise<string[]> {
  const callers = [gateway, ...services(), ...frontEndSlices()];
  const lines = await Promise.all(
    callers.map(async caller => ({ caller, called: (await callsOf(caller)).map(place) })),
  );
  const operator = [gateway, ...services()].map(name => `${name}:9090`);
  return [...lines, { caller: 'collector', called: operator }]
    .filter(({ called }) => called.length > 0)
    .map(({ caller, called }) => `${caller} -> ${called.join(' ')}`);
}
