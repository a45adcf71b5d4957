import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTcpProxy, runProduct } from '@sufra/service-kit/testing';
import { MongoClient } from 'mongodb';
import { startBroker, startDatabase, startMailServer } from './processes.ts';

/** A small disk of its own for the database, where this machine lets us have one. */
function mountSmallDisk(folder: string): (() => void) | undefined {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder], { stdio: 'ignore' });
    const unmount = () => void spawnSync('umount', ['-l', folder], { stdio: 'ignore' });
    process.once('exit', unmount);
    return unmount;
  } catch {
    return undefined;
  }
}

/** The product with two replicas of each service, and everything that it leans on behind a line that can be broken. */
export async function openHouse() {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-faults-'));
  const namespace = `faults-${process.pid}`;
  const disk = join(folder, 'disk');
  const unmount = mountSmallDisk(disk);
  const [broker, database, mails] = await Promise.all([
    startBroker(join(folder, 'broker')),
    startDatabase(join(disk, 'mongo')),
    startMailServer(join(folder, 'mails')),
  ]);
  const host = '127.0.0.1';
  const lines = {
    broker: await openTcpProxy({ host, port: broker.port }),
    database: await openTcpProxy({ host, port: database.port }),
    mail: await openTcpProxy({ host, port: mails.port }),
  };
  const product = await runProduct({
    folder: join(folder, 'product'),
    args: ['--replicas', '2'],
    env: {
      RABBITMQ_URL: `amqp://guest:guest@127.0.0.1:${lines.broker.port}`,
      MONGO_URL: `mongodb://127.0.0.1:${lines.database.port}/?directConnection=true`,
      SMTP_URL: `smtp://127.0.0.1:${lines.mail.port}`,
      INBOX_URL: mails.web,
      EVENT_BUS_NAMESPACE: namespace,
      // One caller makes all the traffic: the limits of callers are tried elsewhere.
      ...{ RATE_PER_MINUTE: '0', AUTH_RATE_PER_MINUTE: '0', SIGN_UPS_PER_IP_AND_HOUR: '0' },
      ...{ MAIL_REQUESTS_PER_IP_AND_HOUR: '0', SIGN_IN_FAILURES_PER_IP: '0', GENERATIONS_PER_DAY: '100000' },
      FREE_GENERATIONS_PER_IP_AND_DAY: '0',
    },
  });
  const mongoUrl = `mongodb://127.0.0.1:${database.port}/?directConnection=true`;

  return {
    folder,
    disk: unmount ? disk : undefined,
    namespace,
    broker,
    database,
    mails,
    lines,
    mongoUrl,
    origin: product.origin,
    /** Which processes run a service now. */
    async pidsOf(name: string): Promise<number[]> {
      const { parts } = await product.status();
      return parts.filter(part => part.name === name && part.pid).map(({ pid }) => pid);
    },
    partUrl: async (name: string) => (await product.status()).parts.find(part => part.name === name)?.url,
    async read<T>(look: (mongo: MongoClient) => Promise<T>): Promise<T> {
      const mongo = await new MongoClient(mongoUrl).connect();
      try {
        return await look(mongo);
      } finally {
        await mongo.close();
      }
    },
    async close() {
      await product.stop();
      await Promise.all(Object.values(lines).map(line => line.close()));
      await Promise.all([broker.stop(), database.stop(), mails.stop()]);
      unmount?.();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type House = Awaited<ReturnType<typeof openHouse>>;
