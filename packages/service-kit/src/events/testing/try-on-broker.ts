import { type ChannelModel, type ConfirmChannel, connect } from 'amqplib';

export type Outcome = 'allowed' | 'refused' | 'forged' | `failed: ${string}`;

/** 403 is the broker's word for a missing right, 406 for a `user_id` that is not the connection's. */
function outcomeOf(error: Error & { code?: number }): Outcome {
  if (error.code === 403) return 'refused';
  return error.code === 406 && error.message.includes('user_id') ? 'forged' : `failed: ${error.message}`;
}

/** What the broker says to something that an account tries on a channel of its own. */
export async function openAttempts(url: string) {
  const model: ChannelModel = await connect(url, { noDelay: true });
  return {
    async try(work: (channel: ConfirmChannel) => unknown): Promise<Outcome> {
      const channel = await model.createConfirmChannel();
      const closed = new Promise<Outcome>(resolve => {
        channel.once('error', error => resolve(outcomeOf(error)));
      });
      const done = (async (): Promise<Outcome> => {
        await work(channel);
        await channel.waitForConfirms();
        await channel.close();
        return 'allowed';
      })().catch(() => closed);
      return Promise.race([done, closed]);
    },
    close: () => model.close(),
  };
}

export type Attempts = Awaited<ReturnType<typeof openAttempts>>;
