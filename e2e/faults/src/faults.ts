import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'amqplib';
import type { Dice } from './dice.ts';
import type { House } from './house.ts';

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

export interface Struck {
  kills?: number;
  /** Messages that were put where events are, and have to be parked. */
  poison?: number;
}

export interface Fault {
  name: string;
  /** Cheap and short enough for the reduced round. */
  isQuick?: boolean;
  /** Why it cannot be tried on this machine. */
  absent?: (house: House) => string | undefined;
  /** Strikes, and has healed what is outside of the product when it returns; what is inside has to heal by itself. */
  run(house: House, dice: Dice): Promise<Struck>;
}

const services = ['svc-auth', 'svc-recipes', 'svc-billing', 'svc-blog', 'svc-mail'];
const readers = ['svc-auth', 'svc-recipes', 'svc-billing', 'svc-blog', 'svc-mail'];

const killing = (name: string): Fault => ({
  name: `a replica of ${name} is killed, then the other`,
  run: async (house, dice) => {
    let kills = 0;
    for (const pid of dice.shuffled(await house.pidsOf(name))) {
      process.kill(pid, 'SIGKILL');
      kills += 1;
      await pause(1_000 + dice.below(1_500));
    }
    return { kills };
  },
});

const pausing = (name: string): Fault => ({
  name: `a replica of ${name} is stopped in its work for five seconds`,
  run: async (house, dice) => {
    const pid = dice.pick(await house.pidsOf(name));
    process.kill(pid, 'SIGSTOP');
    await pause(5_000);
    process.kill(pid, 'SIGCONT');
    return {};
  },
});

type Line = keyof House['lines'];
const words: Record<Line, string> = { broker: 'broker', database: 'database', mail: 'mail server' };

const onLine = (
  line: Line,
  what: string,
  strike: (proxy: House['lines'][Line], dice: Dice) => void,
  ms: number,
): Fault => ({
  name: `the line to the ${words[line]} ${what}`,
  run: async (house, dice) => {
    const proxy = house.lines[line];
    strike(proxy, dice);
    await pause(ms);
    proxy.heal();
    // What was swallowed never comes: a line that was dead is a new one afterwards.
    proxy.cut();
    return {};
  },
});

const refuse = (proxy: House['lines'][Line]) => {
  proxy.become('refuse');
  proxy.cut();
};

const onEachLine = (line: Line): Fault[] => [
  onLine(line, 'is refused', refuse, 4_000),
  onLine(line, 'goes silent', proxy => proxy.become('swallow'), 5_000),
  onLine(line, 'is slow', proxy => proxy.delay(400), 4_000),
  onLine(
    line,
    'breaks again and again',
    proxy => {
      proxy.cut();
      setTimeout(proxy.cut, 700);
      setTimeout(proxy.cut, 1_500);
    },
    2_500,
  ),
  onLine(
    line,
    'breaks in the middle of what is sent',
    (proxy, dice) => proxy.cutAfter(200 + dice.below(4_000)),
    3_000,
  ),
];

type Channel = Awaited<ReturnType<typeof openChannel>>['channel'];

async function withChannel<T>(house: House, work: (channel: Channel) => Promise<T>) {
  const { connection, channel } = await openChannel(house);
  try {
    return await work(channel);
  } finally {
    await connection.close();
  }
}

async function openChannel(house: House) {
  const connection = await connect(house.broker.url);
  connection.on('error', () => undefined);
  return { connection, channel: await connection.createConfirmChannel() };
}

const incoming = (house: House, reader: string) => `${house.namespace}.${reader}.incoming`;

const longestParkingMs = 15_000;

/** How many messages stand parked, of all readers. */
async function parkedIn(channel: Channel, house: House): Promise<number> {
  let parked = 0;
  for (const reader of readers)
    parked += (await channel.checkQueue(`${incoming(house, reader)}.dlq`)).messageCount;
  return parked;
}

const poisons = [
  Buffer.from('not JSON'),
  Buffer.from('{}'),
  Buffer.from('null'),
  Buffer.from([0xff, 0xfe, 0x00, 0x80]),
  Buffer.from(
    JSON.stringify({ specversion: '1.0', id: 'x', type: 'user.email-verified', data: { userId: 7 } }),
  ),
  Buffer.from(`"${'a'.repeat(200_000)}"`),
];

export const faults: Fault[] = [
  ...services.map(killing).map(fault => ({ ...fault, isQuick: /svc-mail/.test(fault.name) })),
  killing('svc-gateway'),
  ...services.map(pausing),
  ...(['broker', 'database', 'mail'] as const).flatMap(onEachLine).map(fault => ({
    ...fault,
    isQuick: /broker is refused/.test(fault.name),
  })),
  {
    name: 'the broker is killed, and starts again',
    run: async house => {
      await house.broker.kill();
      await pause(1_500);
      await house.broker.start();
      return {};
    },
  },
  {
    name: 'the database is killed in a write, and starts again',
    isQuick: true,
    run: async house => {
      await house.database.kill();
      await pause(1_000);
      await house.database.start();
      return {};
    },
  },
  {
    name: 'the database stands still for eight seconds',
    run: async house => {
      process.kill(house.database.pid(), 'SIGSTOP');
      await pause(8_000);
      process.kill(house.database.pid(), 'SIGCONT');
      return {};
    },
  },
  {
    name: 'the mail server stands still for six seconds',
    run: async house => {
      process.kill(house.mails.pid, 'SIGSTOP');
      await pause(6_000);
      process.kill(house.mails.pid, 'SIGCONT');
      return {};
    },
  },
  {
    name: 'messages that are no events come into every queue',
    isQuick: true,
    run: house =>
      withChannel(house, async channel => {
        const before = await parkedIn(channel, house);
        for (const reader of readers)
          for (const poison of poisons)
            channel.sendToQueue(incoming(house, reader), poison, { persistent: true, messageId: 'poison' });
        await channel.waitForConfirms();
        // What is parked twice because the next fault cuts the line before its reader has said so is no fault of this one.
        const added = readers.length * poisons.length;
        const until = Date.now() + longestParkingMs;
        while ((await parkedIn(channel, house)) < before + added) {
          if (Date.now() > until) throw new Error(`not all are parked after ${longestParkingMs} ms`);
          await pause(50);
        }
        return { poison: added };
      }),
  },
  {
    name: 'a queue is filled with five thousand messages of no sense',
    run: house =>
      withChannel(house, async channel => {
        const many = 5_000;
        for (let n = 0; n < many; n += 1) {
          channel.sendToQueue(incoming(house, 'svc-mail'), Buffer.from(`{"n":${n}}`), { persistent: true });
          if (n % 500 === 499) await channel.waitForConfirms();
        }
        await channel.waitForConfirms();
        return { poison: many };
      }),
  },
  {
    name: 'the disk of the database is full for four seconds',
    absent: house => (house.disk ? undefined : 'no small disk can be mounted here'),
    run: async house => {
      const filler = join(house.disk ?? '', 'filler');
      const { bavail, bsize } = statfsSync(house.disk ?? '');
      try {
        writeFileSync(filler, Buffer.alloc(bavail * bsize));
      } catch {
        // Full before the last byte: that is what is wanted.
      }
      await pause(4_000);
      rmSync(filler, { force: true });
      return {};
    },
  },
  {
    name: 'every service is killed once, one after the other',
    run: async (house, dice) => {
      let kills = 0;
      for (const name of dice.shuffled(services)) {
        process.kill(dice.pick(await house.pidsOf(name)), 'SIGKILL');
        kills += 1;
        await pause(400);
      }
      return { kills };
    },
  },
];
