import { setTimeout as wait } from 'node:timers/promises';
import type { Channel, ChannelModel } from 'amqplib';
import type { BusLog, BusSettings } from '../bus-settings.ts';
import { withinTime } from '../time-limit.ts';

export interface KeepChannel<C extends Channel> {
  name: string;
  model: ChannelModel;
  create: (model: ChannelModel) => Promise<C>;
  /** Declares and consumes; everything that the channel needs to be of use. */
  setUp: (channel: C) => Promise<void>;
  /** Why the channel is not there; undefined once it is. */
  report: (trouble: string | undefined) => void;
  isWanted: () => boolean;
  settings: BusSettings;
  log: BusLog;
}

const setUpMs = 10_000;
const healthyMs = 10_000;

/** Opens a channel again as long as its connection lives: amqplib recovers connections, not channels the broker closes. */
export async function keepChannel<C extends Channel>(options: KeepChannel<C>): Promise<void> {
  const { name, settings, log, report, isWanted } = options;
  const { first, longest } = settings.reconnectMs;
  report('opening');
  let pause = first;
  while (isWanted()) {
    const began = performance.now();
    const reason = await liveOnce(options);
    // a late word from an old connection must not hide what the new one has reported
    if (!isWanted()) return;
    report(reason);
    pause = performance.now() - began > healthyMs ? first : Math.min(pause * 2, longest * 2);
    log.error({ channel: name, reason, againInMs: pause }, 'a RabbitMQ channel was closed');
    await wait(pause * (0.75 + Math.random() / 2), undefined, { ref: false });
  }
}

/** Resolves with the reason when the channel has ended. */
async function liveOnce<C extends Channel>({
  model,
  create,
  setUp,
  report,
  name,
}: KeepChannel<C>): Promise<string> {
  let reason = 'closed';
  const remember = (error: Error) => {
    reason = error.message;
  };
  // before anything else, and on a channel that comes too late as well: an error without a listener ends the process
  const opening = create(model).then(channel => {
    channel.on('error', remember);
    channel.on('handler-error', remember);
    return channel;
  });
  try {
    const channel = await withinTime(opening, { ms: setUpMs, what: `opening ${name}` });
    const closed = new Promise<void>(resolve => channel.once('close', resolve));
    const gone = closed.then(() => Promise.reject(new Error(reason)));
    await withinTime(Promise.race([setUp(channel), gone]), { ms: setUpMs, what: `setting up ${name}` });
    report(undefined);
    await closed;
    return reason;
  } catch (error) {
    opening.then(shut, () => undefined);
    return error instanceof Error ? error.message : String(error);
  }
}

/** Closes a channel that may be closed already: then amqplib throws at once. */
export function shut(channel: Channel): Promise<void> {
  return Promise.resolve()
    .then(() => channel.close())
    .catch(() => undefined);
}
