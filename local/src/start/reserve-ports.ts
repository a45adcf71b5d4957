import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

// Below what systems hand out by themselves (from 32768 on Linux, 49152 elsewhere): a port out of this range is
// taken by no outgoing connection and by no server that asked for any port at all.
const lowest = 10_000;
const highest = 32_000;
const blockSize = 100;
const blockCount = (highest - lowest) / blockSize;

export interface ReservedPorts {
  /** A port of the reservation that nothing listens on. */
  next(): Promise<number>;
  /** Lets other products have the reservation. */
  release(): Promise<void>;
}

const opened = (port: number) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer(socket => socket.destroy());
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

const closed = (server: Server) => new Promise<void>(resolve => server.close(() => resolve()));

export async function isFree(port: number): Promise<boolean> {
  try {
    await closed(await opened(port));
    return true;
  } catch {
    return false;
  }
}

/** Blocks of ports that belong to one product: it listens on the first port of each, so no other product takes the block. */
export function reservePorts(): ReservedPorts {
  const claims: Server[] = [];
  const start = randomInt(blockCount);
  let tried = 0;
  let left: number[] = [];

  async function claimBlock(): Promise<void> {
    while (tried < blockCount) {
      const first = lowest + ((start + tried) % blockCount) * blockSize;
      tried += 1;
      const claim = await opened(first).catch(() => undefined);
      if (!claim) continue;
      claims.push(claim.unref());
      left = Array.from({ length: blockSize - 1 }, (_, at) => first + 1 + at);
      return;
    }
    throw new Error(`no ports are left between ${lowest} and ${highest}`);
  }

  // Callers that ask at the same moment wait for each other, so that none gets the port of another.
  let turn: Promise<unknown> = Promise.resolve();
  async function take(): Promise<number> {
    for (;;) {
      const port = left.shift();
      if (port === undefined) await claimBlock();
      else if (await isFree(port)) return port;
    }
  }

  return {
    next() {
      const port = turn.then(take);
      turn = port.catch(() => undefined);
      return port;
    },
    async release() {
      await Promise.all(claims.splice(0).map(closed));
    },
  };
}
