import { type ChannelModel, connect, type Options } from 'amqplib';
import { addressesOf } from '../../config/addresses-of.ts';
import type { BusSettings } from '../bus-settings.ts';

const optionsOf = (address: string): Options.Connect => {
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(address);
  const number = (name: string) => (searchParams.has(name) ? Number(searchParams.get(name)) : undefined);
  return {
    protocol: protocol.replace(':', ''),
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'amqps:' ? 5671 : 5672),
    ...(username && { username: decodeURIComponent(username), password: decodeURIComponent(password) }),
    vhost: pathname.slice(1),
    heartbeat: number('heartbeat'),
    channelMax: number('channelMax'),
    frameMax: number('frameMax'),
  };
};

/** The nodes of a broker in turn, beginning anywhere, so that services do not all meet at the first. */
export function openAddresses(url: string, { heartbeatSeconds }: Pick<BusSettings, 'heartbeatSeconds'>) {
  const all = addressesOf(url).map(address => {
    const options = optionsOf(address);
    return { ...options, heartbeat: options.heartbeat ?? heartbeatSeconds };
  });
  let at = Math.floor(Math.random() * all.length);
  // amqplib reads it anew for each attempt.
  const current: Options.Connect = { ...all[at] };
  return {
    current,
    toNext() {
      at = (at + 1) % all.length;
      Object.assign(current, all[at]);
    },
  };
}

/** For a command, which has one try at each node. */
export async function connectToAny(url: string): Promise<ChannelModel> {
  let reason: unknown;
  for (const address of addressesOf(url)) {
    try {
      return await connect(address, { timeout: 10_000 });
    } catch (error) {
      reason = error;
    }
  }
  throw reason;
}
