import type { Channel, ChannelModel } from 'amqplib';
import { shut } from './keep-channel.ts';

/** Does one thing on a channel of its own: what the broker refuses closes the channel that it was asked on. */
export async function onChannel<T>(model: ChannelModel, work: (channel: Channel) => Promise<T>): Promise<T> {
  const channel = await model.createChannel();
  channel.on('error', () => {});
  channel.on('handler-error', () => {});
  try {
    return await work(channel);
  } finally {
    await shut(channel);
  }
}
