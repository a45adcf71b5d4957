import { services as all } from '@sufra/contracts';
import type { ChannelModel } from 'amqplib';
import { defaultBusSettings, queueName } from '../bus-settings.ts';
import { outgoingExchange, queuesOf, returnsExchange } from './topology.ts';

interface Namespace {
  namespace: string;
  services?: readonly string[];
  delaysMs?: readonly number[];
}

/** Removes from a broker whatever the services have declared in one namespace. */
export async function forgetEvents(
  model: ChannelModel,
  { namespace, services = all, delaysMs = defaultBusSettings.delaysMs }: Namespace,
): Promise<void> {
  const channel = await model.createChannel();
  for (const service of services) {
    const queue = queueName({ namespace }, { service });
    for (const { name } of queuesOf(queue, delaysMs)) await channel.deleteQueue(name);
    await channel.deleteExchange(returnsExchange(queue));
    await channel.deleteExchange(outgoingExchange({ namespace }, service));
  }
  await channel.close();
}
