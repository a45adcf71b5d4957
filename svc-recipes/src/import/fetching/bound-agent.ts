import { Agent, buildConnector } from 'undici';

/** Where a checked address is reached; tests lead it to a server of their own. */
export type Reach = (address: string, port: number) => { hostname: string; port: number; protocol?: 'http:' };

export const reachItself: Reach = (hostname, port) => ({ hostname, port });

interface Bound {
  host: string;
  address: string;
  port: number;
  reach: Reach;
  timeoutMs: number;
}

/** A connection to the address that was checked, and to no other, however the name resolves by now. Its certificate is the name's. */
export function boundAgent({ host, address, port, reach, timeoutMs }: Bound): Agent {
  const connect = buildConnector({ timeout: timeoutMs, maxCachedSessions: 0, allowH2: false });
  return new Agent({
    connect: (options, done) => {
      const { port: at, ...place } = reach(address, port);
      connect({ ...options, ...place, port: String(at), servername: host }, done);
    },
    pipelining: 0,
    maxHeaderSize: 32 * 1024,
  });
}
