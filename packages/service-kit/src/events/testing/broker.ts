import { randomBytes } from 'node:crypto';
import { describe } from '@jest/globals';
import { type ChannelModel, connect } from 'amqplib';
import { forgetEvents } from '../amqp/forget-events.ts';
import type { BusSettings } from '../bus-settings.ts';

export const brokerUrl = process.env.RABBITMQ_URL ?? 'amqp://guest:guest@127.0.0.1:5672';

const absence = await connect(brokerUrl, { timeout: 3_000 }).then(
  model => model.close().then(() => undefined),
  error => `no RabbitMQ answers at ${new URL(brokerUrl).host} (${error.code ?? error.message})`,
);

/** Runs where there is a broker; elsewhere the suite is named as skipped, with the reason. */
export function describeWithBroker(name: string, suite: () => void): void {
  if (absence === undefined) return void describe(name, suite);
  process.stderr.write(`skipped: ${name}, because ${absence}\n`);
  const passedOver = describe.skip;
  passedOver(`${name} (skipped: ${absence})`, suite);
}

export const aNamespace = () => `test-${randomBytes(6).toString('hex')}`;

interface Leftovers {
  settings: Pick<BusSettings, 'namespace' | 'delaysMs'>;
  services: readonly string[];
}

/** Queues and exchanges are durable: a test that leaves them fills the broker that it was given. */
export const sweep = ({ settings, services }: Leftovers) =>
  onBroker(model => forgetEvents(model, { ...settings, services: [...services, 'pantry'] }));

export async function onBroker<T>(work: (model: ChannelModel) => Promise<T>): Promise<T> {
  const model = await connect(brokerUrl);
  try {
    return await work(model);
  } finally {
    await model.close();
  }
}
