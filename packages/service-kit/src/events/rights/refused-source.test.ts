import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type CloudEvent, events, type ServiceName } from '@sufra/contracts';
import { type ChannelModel, connect, type Options } from 'amqplib';
import { type BrokerRights, openBrokerRights } from '../../testing/broker-rights.ts';
import { deadLetterQueue, outgoingExchange, returnsExchange } from '../amqp/topology.ts';
import { queueName } from '../bus-settings.ts';
import type { EventBus } from '../event-bus.ts';
import { openEventBus } from '../open-event-bus.ts';
import { replayDeadLetters } from '../replay-dead-letters.ts';
import { describeWithRights } from '../testing/describe-with-rights.ts';
import { countedObservations, recordedLog } from '../testing/recorded-log.ts';
import { anEvent } from '../testing/test-events.ts';
import { openAttempts } from '../testing/try-on-broker.ts';
import { until } from '../testing/until.ts';

const settings = { namespace: 'sufra', delaysMs: [30, 60], attempts: 3, giveUpAfterMs: 0, earlyTryMs: 5_000 };
const queue = queueName(settings, { service: 'svc-recipes' });
const reader = 'svc-recipes';
const ofBilling = outgoingExchange(settings, 'svc-billing');

describeWithRights('a reader with an account of its own', () => {
  let rights: BrokerRights;
  let operator: ChannelModel;
  let buses: EventBus<typeof events>[];
  let observed: ReturnType<typeof countedObservations>;
  let recorded: ReturnType<typeof recordedLog>;
  let handled: string[];
  let failures: number;

  beforeAll(async () => {
    rights = await openBrokerRights();
    operator = await connect(rights.urlOf('operator'));
  }, 60_000);

  afterAll(async () => {
    await operator.close();
    await rights.close();
  }, 60_000);

  beforeEach(() => {
    buses = [];
    observed = countedObservations();
    recorded = recordedLog();
    handled = [];
    failures = 0;
  });

  afterEach(async () => {
    await Promise.all(buses.map(bus => bus.close()));
    const channel = await operator.createChannel();
    await channel.purgeQueue(deadLetterQueue(queue));
    await channel.close();
  });

  async function open(service: ServiceName) {
    const { log } = recorded;
    const { observe } = observed;
    const bus = openEventBus({
      url: rights.urlOf(service),
      service,
      registry: events,
      log,
      observe,
      ...settings,
    });
    buses.push(bus);
    return bus;
  }

  const isUp = (bus: EventBus<typeof events>) =>
    until(() => bus.status().state === 'up', { what: 'readiness' });

  async function openReader() {
    const bus = await open(reader);
    bus.subscribe({
      service: reader,
      types: ['subscription.activated'],
      handler: async ({ id }) => {
        if (failures > 0) {
          failures -= 1;
          throw new Error('the database is away');
        }
        handled.push(id);
      },
    });
    await isUp(bus);
  }

  const activated = (): CloudEvent =>
    anEvent('subscription.activated', {
      id: randomUUID(),
      // what an event says of itself is worth nothing
      source: 'svc-billing',
      data: { userId: '65f000000000000000000001', since: new Date().toISOString() },
    });

  /** As one who has broken into the broker, past all rights. */
  async function slipIn(
    event: CloudEvent,
    options: Options.Publish = {},
    [exchange, key] = [ofBilling, event.type],
  ) {
    const channel = await operator.createConfirmChannel();
    channel.publish(exchange, key, Buffer.from(JSON.stringify(event)), options);
    await channel.waitForConfirms();
    await channel.close();
  }

  async function parkedReason(): Promise<unknown> {
    const channel = await operator.createChannel();
    const message = await channel.get(deadLetterQueue(queue));
    await channel.close();
    return message ? message.properties.headers?.['parked-reason'] : undefined;
  }

  const replay = (account: ServiceName | 'operator') =>
    replayDeadLetters({
      url: rights.urlOf(account),
      namespace: 'sufra',
      queue: reader,
      services: [reader],
      log: recorded.log,
    });

  test('takes what the owner publishes, by its own account', async () => {
    await openReader();
    const billing = await open('svc-billing');
    await isUp(billing);
    const event = activated();
    // of its readers, one runs; the queues of the others are there by the definitions
    await billing.publish(event);
    await until(() => handled.includes(event.id));
    expect(observed.count('refused')).toBe(0);
  });

  test.each([
    ['of another service', (): Options.Publish => ({ userId: rights.accountOf('svc-blog') })],
    ['of its own', (): Options.Publish => ({ userId: rights.accountOf(reader) })],
    ['of the operator', (): Options.Publish => ({ userId: rights.accountOf('operator') })],
    ['without a prefix', (): Options.Publish => ({ userId: 'svc-billing' })],
    ['that is not named', (): Options.Publish => ({})],
  ])(
    'parks an event from an account %s, with the reason, counted, without its content in the log',
    async (_, options) => {
      await openReader();
      const event = activated();
      await slipIn(event, options());
      await until(() => observed.count('parked') === 1);
      const from = options().userId ?? 'an account that is not named';
      const reason = `refused: subscription.activated is svc-billing's, and ${from} published it`;
      expect(await parkedReason()).toBe(reason);
      expect(observed.count('refused')).toBe(1);
      expect(observed.count('retried')).toBe(0);
      expect(recorded.says(reason)).toBe(true);
      expect(recorded.says('65f000000000000000000001')).toBe(false);
      expect(handled).toEqual([]);
    },
  );

  test('is told nothing by a header about whom a message was from, unless it has written it', async () => {
    await openReader();
    const headers = { 'first-published-by': rights.accountOf('svc-billing') };
    const back: [string, string] = [returnsExchange(queue), queue];
    await slipIn(activated(), { headers, userId: rights.accountOf('svc-blog') });
    await slipIn(activated(), { headers, userId: rights.accountOf('svc-blog') }, back);
    await slipIn(activated(), { headers, userId: rights.accountOf(reader) });
    await slipIn(activated(), { headers }, back);
    await until(() => observed.count('parked') === 4);
    expect({ refused: observed.count('refused'), handled }).toEqual({ refused: 4, handled: [] });
  });

  test('refuses once more what was refused, when it is replayed', async () => {
    await openReader();
    await slipIn(activated(), { userId: rights.accountOf('svc-blog') });
    await until(() => observed.count('parked') === 1);
    expect((await replay('operator')).replayed).toBe(1);
    await until(() => observed.count('parked') === 2);
    expect((await replay(reader)).replayed).toBe(1);
    await until(() => observed.count('parked') === 3);
    expect({ refused: observed.count('refused'), handled }).toEqual({ refused: 3, handled: [] });
  });

  test('remembers through retries, parking and a replay whom an event was from', async () => {
    await openReader();
    failures = 4;
    const event = activated();
    await slipIn(event, { userId: rights.accountOf('svc-billing') });
    await until(() => observed.count('parked') === 1);
    expect(await parkedReason()).toBe('the database is away');
    expect((await replay('operator')).replayed).toBe(1);
    await until(() => handled.includes(event.id));
    expect({ retried: observed.count('retried'), refused: observed.count('refused') }).toEqual({
      retried: 3,
      refused: 0,
    });
  });

  test('knows whom a message was from that the broker itself has parked', async () => {
    const event = activated();
    const own = await connect(rights.urlOf(reader));
    const channel = await own.createChannel();
    await slipIn(event, { userId: rights.accountOf('svc-billing') });
    for (let count = 0; count <= 51; count += 1) {
      const message = await channel.get(queue);
      if (message) channel.nack(message);
    }
    await own.close();
    const parked = await operator.createChannel();
    await until(async () => (await parked.checkQueue(deadLetterQueue(queue))).messageCount === 1);
    await openReader();
    expect((await replay(reader)).replayed).toBe(1);
    await until(() => handled.includes(event.id));
  });

  test('does not hear what the contract does not give it, and says so', async () => {
    const bus = await open(reader);
    bus.subscribe({ service: reader, types: ['payment.received'], handler: async () => {} });
    await until(() => bus.status().detail.includes('ACCESS_REFUSED'));
    expect(bus.status()).toMatchObject({ state: 'down', canPublish: true });
  });

  test('publishes nothing of another service', async () => {
    const blog = await open('svc-blog');
    await isUp(blog);
    await expect(blog.publish(activated())).rejects.toThrow(
      'subscription.activated is for svc-billing to publish, not for svc-blog',
    );
    expect(blog.status().state).toBe('up');
  });

  test('keeps an event as long as the queue of a reader is missing', async () => {
    const channel = await operator.createChannel();
    const mail = queueName(settings, { service: 'svc-mail' });
    await channel.deleteQueue(mail);
    const billing = await open('svc-billing');
    const attempts = await openAttempts(rights.urlOf('svc-billing'));
    await isUp(billing);
    // from RabbitMQ 4.2.6 on, an account may not look at another's queue, and goes by the definitions
    const mayLook = await attempts.try(channel => channel.checkQueue(queue));
    if (mayLook === 'allowed') await expect(billing.publish(activated())).rejects.toThrow(mail);
    else await expect(billing.publish(activated())).resolves.toBeUndefined();
    await attempts.close();
    const svcMail = await open('svc-mail');
    svcMail.subscribe({ service: 'svc-mail', types: ['subscription.activated'], handler: async () => {} });
    await isUp(svcMail);
    await billing.publish(activated());
  });
});

test('a service does not start with the account of another, nor with one for all', () => {
  const { log } = recordedLog();
  const open = (user: string) => () =>
    openEventBus({ url: `amqp://${user}@127.0.0.1:1`, service: 'svc-blog', registry: events, log });
  for (const user of ['guest:guest', 'svc-billing:x', 'svc-blog.more:x', ':x'])
    expect(open(user)).toThrow('EVENT_BUS_URL: its user must be svc-blog');
});
