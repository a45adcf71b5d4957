import type { TestInfo } from '@playwright/test';
import { forgetEvents } from '@sufra/service-kit/testing';
import { type ChannelModel, connect } from 'amqplib';

let opened = 0;

export interface Broker {
  url: string;
  /** What a product is told, so that it shares nothing with another one on the same broker. */
  env: (url?: string) => { RABBITMQ_URL: string; EVENT_BUS_NAMESPACE: string };
  /** Removes what the product declared. */
  forget(): Promise<void>;
}

const url = process.env.RABBITMQ_URL ?? 'amqp://guest:guest@127.0.0.1:5672';

async function connection(): Promise<ChannelModel | undefined> {
  try {
    return await connect(url, { timeout: 3_000 });
  } catch {
    return undefined;
  }
}

/** The broker that is named, or one on this machine; without one the test is skipped and says so. */
export async function openBroker(info: TestInfo): Promise<Broker> {
  const model = await connection();
  info.skip(
    !model,
    `no RabbitMQ: ${process.env.RABBITMQ_URL ? 'RABBITMQ_URL' : 'localhost:5672'} does not answer`,
  );
  await model?.close();
  opened += 1;
  const namespace = `e2e-${process.pid}-${Date.now()}-${opened}`;
  return {
    url,
    env: (given = url) => ({ RABBITMQ_URL: given, EVENT_BUS_NAMESPACE: namespace }),
    async forget() {
      const open = await connect(url);
      await forgetEvents(open, { namespace });
      await open.close();
    },
  };
}
