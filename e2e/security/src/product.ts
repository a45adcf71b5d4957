import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetEvents, type ProductStatus, runProduct } from '@sufra/service-kit/testing';
import { connect } from 'amqplib';
import { MongoClient } from 'mongodb';

export const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;

const brokerUrl = process.env.RABBITMQ_URL ?? 'amqp://guest:guest@127.0.0.1:5672';

const answersBroker = () =>
  connect(brokerUrl, { timeout: 3_000 }).then(
    connection => connection.close().then(() => true),
    () => false,
  );

/** The whole run has two replicas of each service, where a broker answers; a reduced one has one process. */
const wantsReplicas = process.env.SECURITY_ROUND !== 'reduced';

/**
 * The product as its start command runs it, with data of its own and every stand-in. What rows that are grey look into (the
 * database, logs, keys) is opened here, and nowhere else.
 */
export async function startUnderAttack() {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-attacked-'));
  const namespace = `attacked-${randomBytes(6).toString('hex')}`;
  const hasReplicas = wantsReplicas && (await answersBroker());
  const env = { STRIPE_WEBHOOK_SECRET: webhookSecret, CHECK_ANSWERS: 'true' };
  const product = await runProduct({
    folder,
    args: hasReplicas ? ['--replicas', '2'] : [],
    env: hasReplicas ? { ...env, RABBITMQ_URL: brokerUrl, EVENT_BUS_NAMESPACE: namespace } : env,
  });
  const status = await product.status();
  const partsOf = (current: ProductStatus, name: string) => current.parts.filter(part => part.name === name);
  const urlOf = (name: string) => {
    const [part] = partsOf(status, name);
    if (!part) throw new Error(`no ${name} runs here`);
    return part.url;
  };
  const mongo = await new MongoClient(process.env.MONGO_URL ?? urlOf('embedded-mongo')).connect();

  return {
    origin: product.origin,
    inbox: status.inbox,
    hasReplicas,
    urlOf,
    /** Of every replica, the gateway's own not among them. */
    servicesNow: async () => (await product.status()).parts.filter(({ kind }) => kind === 'service'),
    partsNow: async (name: string) => partsOf(await product.status(), name),
    collection: (service: string, name: string) =>
      mongo.db(service.replace(/^svc-/, 'sufra-')).collection(name),
    databases: mongo,
    log: (service: string) => readFileSync(join(folder, 'logs', `${service}.log`), 'utf8'),
    secrets: () => JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')),
    async stop() {
      await mongo.close();
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
      if (!hasReplicas) return;
      const broker = await connect(brokerUrl);
      await forgetEvents(broker, { namespace });
      await broker.close();
    },
  };
}

export type Attacked = Awaited<ReturnType<typeof startUnderAttack>>;
