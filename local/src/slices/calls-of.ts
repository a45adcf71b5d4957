import { type ApiKey, api } from '@sufra/contracts';
import { readComposePart } from './compose-part.ts';
import { frontEndSlices, gateway, services } from './repository.ts';
import { environmentOf } from './service-environment.ts';

const keySet: ApiKey = 'GET /auth/keys';
/** Which container a service calls whose settings hold the address. */
const calledFor = {
  MONGO_URL: 'mongodb',
  EVENT_BUS_URL: 'rabbitmq',
  KEY_SET_URL: api[keySet].slice,
};

const answering = new Set<string>(Object.values(api).map(({ slice }) => slice));
/** Those that the gateway leads calls to. */
export const answeringServices = () => services().filter(name => answering.has(name));

/** The containers that a slice calls, from the contract, its settings and its folder; `outbound` is the way to the internet. */
export async function callsOf(slice: string): Promise<string[]> {
  const { calls } = readComposePart(slice);
  if (slice === gateway) return [...answeringServices(), ...frontEndSlices(), ...calls];
  if (frontEndSlices().includes(slice)) return calls;
  const environment = await environmentOf(slice);
  const told = Object.entries(calledFor).flatMap(([name, called]) => (name in environment ? [called] : []));
  return [...told, ...calls];
}
