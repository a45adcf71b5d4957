import { Socket } from 'node:net';
import { type ChannelModel, connect, type RecoveringChannelModel } from 'amqplib';
import type { BusLog, BusSettings } from '../bus-settings.ts';
import { withinTime } from '../time-limit.ts';
import { openAddresses } from './broker-addresses.ts';

interface KeepConnection {
  /** Of a cluster it names every node; the next one is tried when one does not answer. */
  url: string;
  /** Shown by the broker beside the connection. */
  name: string;
  settings: BusSettings;
  log: BusLog;
  /** Called for each new connection; what it starts ends with that connection. */
  connected: (model: ChannelModel) => void;
}

export interface KeptConnection {
  current(): ChannelModel | undefined;
  /** Why nothing can be published on it now; undefined when all is well. */
  trouble(): string | undefined;
  close(): Promise<void>;
}

const closeMs = 1_000;

/** A connection that is opened again for ever, on amqplib's own recovery. Answers at once, whether or not a broker is there. */
export function keepConnection({ url, name, settings, log, connected }: KeepConnection): KeptConnection {
  let current: ChannelModel | undefined;
  let trouble: string | undefined = 'not connected yet';
  let reported = '';
  let isClosing = false;

  const addresses = openAddresses(url, settings);

  const inTrouble = (error: Error) => {
    addresses.toNext();
    trouble = explain(error);
    if (trouble === reported || isClosing) return;
    reported = trouble;
    log.error(
      { connection: name, reason: trouble },
      'no connection to RabbitMQ; trying again until there is one',
    );
  };

  // amqplib throws where no listener is set, and adopts as healthy a connection that died while it was set up
  async function setup(model: ChannelModel): Promise<void> {
    let died: Error | undefined;
    model.on('error', error => log.debug({ connection: name, reason: error.message }, 'connection error'));
    model.on('handler-error', error =>
      log.error({ connection: name, reason: error.message }, 'a listener threw'),
    );
    model.once('close', error => {
      died = error ?? new Error('closed while it was being set up');
      endSocket(model);
    });
    await new Promise(resolve => setImmediate(resolve));
    if (died) throw died;
  }

  const opening = connect(addresses.current, {
    noDelay: true,
    keepAlive: true,
    timeout: 10_000,
    clientProperties: { connection_name: name },
    recovery: {
      waitForConnect: false,
      initialDelay: settings.reconnectMs.first,
      maxDelay: settings.reconnectMs.longest,
      jitter: 0.5,
      setup,
    },
  }).then(listen);

  function listen(recovering: RecoveringChannelModel): RecoveringChannelModel {
    recovering.on('connect', model => {
      current = model;
      trouble = undefined;
      reported = '';
      log.info({ connection: name }, 'connected to RabbitMQ');
      connected(model);
    });
    recovering.on('disconnect', error => {
      current = undefined;
      inTrouble(error);
    });
    recovering.on('connect-failed', inTrouble);
    recovering.on('blocked', reason => {
      trouble = `RabbitMQ accepts nothing at present: ${reason}`;
      log.error({ connection: name, reason }, 'RabbitMQ blocks publishing');
    });
    recovering.on('unblocked', () => {
      trouble = undefined;
      log.info({ connection: name }, 'RabbitMQ accepts messages again');
    });
    recovering.on('error', error =>
      log.debug({ connection: name, reason: error.message }, 'connection error'),
    );
    recovering.on('handler-error', error =>
      log.error({ connection: name, reason: error.message }, 'a listener threw'),
    );
    return recovering;
  }

  return {
    current: () => current,
    trouble: () => trouble,
    async close() {
      isClosing = true;
      const model = current;
      current = undefined;
      trouble = 'closed';
      const recovering = await opening;
      await withinTime(recovering.close(), { ms: closeMs, what: 'closing the connection' }).catch(error =>
        log.debug({ connection: name, reason: error.message }, 'the broker did not answer the farewell'),
      );
      if (model) endSocket(model);
    },
  };
}

function explain(error: Error): string {
  if (/ACCESS.REFUSED/.test(error.message))
    return 'RabbitMQ refuses the user name or password in EVENT_BUS_URL';
  if (/vhost/.test(error.message))
    return `RabbitMQ refuses the virtual host in EVENT_BUS_URL: ${error.message}`;
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** amqplib ends a socket but waits for the other side for ever; a side that has vanished would keep the process alive. */
function endSocket({ connection }: ChannelModel): void {
  const stream = 'stream' in connection ? connection.stream : undefined;
  if (stream instanceof Socket) setTimeout(() => stream.destroy(), closeMs).unref();
}
