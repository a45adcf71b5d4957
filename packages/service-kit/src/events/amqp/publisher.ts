import type { ChannelModel, ConfirmChannel, Options } from 'amqplib';
import { createSlots } from '../../jobs/slots.ts';
import type { BusContext } from '../bus-context.ts';
import { EventUnroutable } from '../event-bus.ts';
import type { EventRegistry } from '../event-registry.ts';
import { withinTime } from '../time-limit.ts';

export interface Message {
  exchange: string;
  key: string;
  content: Buffer;
  properties: Options.Publish;
  /** False for an event that no service need listen to. */
  mandatory?: boolean;
}

/** Publishes with confirms. A message is safe when `send` resolves, and not otherwise. */
export function createPublisher<R extends EventRegistry>({ accounts, settings, log }: BusContext<R>) {
  const slots = createSlots(settings.window);
  const returned = new Set<string>();
  let channel: ConfirmChannel | undefined;
  let sent = 0;

  async function setUp(opened: ConfirmChannel): Promise<void> {
    // the broker returns a message before it confirms it, and its confirm says nothing of the return
    opened.on('return', ({ properties }) => returned.add(String(properties.correlationId)));
    opened.once('close', () => {
      if (channel === opened) channel = undefined;
      returned.clear();
    });
    channel = opened;
  }

  const confirmed = ({ exchange, key, content, properties, mandatory = true }: Message) =>
    new Promise<void>((resolve, reject) => {
      if (!channel) return reject(new Error('RabbitMQ is away'));
      sent += 1;
      const correlationId = String(sent);
      // readers go by it, and the broker refuses any but that of this connection
      const userId = accounts?.own;
      const options = { ...properties, userId, correlationId, mandatory, persistent: true };
      channel.publish(exchange, key, content, options, error => {
        const isReturned = returned.delete(correlationId);
        if (error) reject(error);
        else if (isReturned) reject(new EventUnroutable(`no queue takes ${key} from ${exchange}`));
        else resolve();
      });
    });

  async function send(message: Message): Promise<void> {
    const { publishTimeoutMs: ms } = settings;
    const deadline = performance.now() + ms;
    const work = async () => {
      await slots.take();
      try {
        // a slot that came too late: the caller has been told that nothing was sent
        if (performance.now() < deadline) await confirmed(message);
      } finally {
        slots.give();
      }
    };
    const working = work();
    working.catch(error =>
      log.debug({ key: message.key, reason: String(error) }, 'a message was not confirmed'),
    );
    await withinTime(working, { ms, what: `the confirm of ${message.key}` });
  }

  return {
    send,
    setUp,
    create: (model: ChannelModel) => model.createConfirmChannel(),
    isOpen: () => channel !== undefined,
  };
}

export type Publisher = ReturnType<typeof createPublisher>;
