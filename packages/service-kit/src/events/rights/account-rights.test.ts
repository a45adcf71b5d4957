import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type EventType, events, type ServiceName, services } from '@sufra/contracts';
import type { ConfirmChannel } from 'amqplib';
import { type BrokerRights, openBrokerRights } from '../../testing/broker-rights.ts';
import { deadLetterQueue, delayQueue, outgoingExchange, returnsExchange } from '../amqp/topology.ts';
import { queueName } from '../bus-settings.ts';
import { describeWithRights } from '../testing/describe-with-rights.ts';
import { type Attempts, openAttempts } from '../testing/try-on-broker.ts';

const settings = { namespace: 'sufra' };
const outgoing = (service: string) => outgoingExchange(settings, service);
const incoming = (service: string) => queueName(settings, { service });
const returns = (service: string) => returnsExchange(incoming(service));
const types = Object.keys(events) as EventType[];
const owners = [...new Set(types.map(type => events[type].owner))];
const everyType = services.flatMap(service => types.map(type => [service, type] as const));
const everyOther = services.flatMap(service =>
  services.filter(other => other !== service).map(other => [service, other] as const),
);
const reads = (service: ServiceName, type: EventType) =>
  (events[type].readers as readonly string[]).includes(service);

describeWithRights('the accounts of the broker', () => {
  let rights: BrokerRights;
  let accounts: Map<string, Attempts>;

  beforeAll(async () => {
    rights = await openBrokerRights();
    const names = [...services, 'operator'] as const;
    const opened = names.map(async name => [name, await openAttempts(rights.urlOf(name))] as const);
    accounts = new Map(await Promise.all(opened));
  }, 60_000);

  afterAll(async () => {
    await Promise.all([...accounts.values()].map(account => account.close()));
    await rights.close();
  }, 60_000);

  const as = (name: string, work: (channel: ConfirmChannel) => unknown) => {
    const account = accounts.get(name);
    if (!account) throw new Error(`no account of ${name}`);
    return account.try(work);
  };

  const publish =
    (exchange: string, key: string, options = {}) =>
    (channel: ConfirmChannel) =>
      channel.publish(exchange, key, Buffer.from('{}'), options);

  /** How many messages lie in the queues of every service but this one. */
  async function waitingElsewhere(service: string): Promise<number> {
    let count = 0;
    await as('operator', async channel => {
      for (const other of services.filter(name => name !== service))
        for (const queue of [incoming(other), deadLetterQueue(incoming(other))])
          count += (await channel.checkQueue(queue)).messageCount;
    });
    return count;
  }

  test.each(everyType)('%s publishes %s if it owns it, and not otherwise', async (service, type) => {
    const { owner } = events[type];
    const userId = rights.accountOf(service);
    const tried = await as(service, publish(outgoing(owner), type, { userId }));
    expect(tried).toBe(owner === service ? 'allowed' : 'refused');
    for (const exchange of owners.filter(name => name !== owner))
      expect(await as(service, publish(outgoing(exchange), type, { userId }))).toBe('refused');
  });

  test.each(everyType)(
    '%s binds its queue for %s if it is a reader, and not otherwise',
    async (service, type) => {
      const bind = (channel: ConfirmChannel) =>
        channel.bindQueue(incoming(service), outgoing(events[type].owner), type);
      expect(await as(service, bind)).toBe(reads(service, type) ? 'allowed' : 'refused');
    },
  );

  test.each(services)(
    '%s declares what it needs, consumes, and puts back to its own queues',
    async service => {
      const queue = incoming(service);
      const delayed = delayQueue(queue, 1_000);
      const work = async (channel: ConfirmChannel) => {
        await channel.assertExchange(returns(service), 'direct', { durable: true });
        await channel.assertQueue(delayed, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
        await channel.bindQueue(delayed, returns(service), delayed);
        for (const key of [queue, deadLetterQueue(queue), delayed])
          channel.publish(returns(service), key, Buffer.from('{}'), { mandatory: true });
        await channel.waitForConfirms();
        for (const name of [queue, deadLetterQueue(queue), delayed]) {
          await channel.get(name, { noAck: true });
          await channel.purgeQueue(name);
        }
        await channel.deleteQueue(delayed);
      };
      expect(await as(service, work)).toBe('allowed');
    },
  );

  describe.each(services)('%s', service => {
    const mine = incoming(service);

    test('gives itself no other name than its own', async () => {
      const type = types.find(one => events[one].owner === service);
      const exchange = type ? outgoing(service) : returns(service);
      for (const other of [...services.filter(name => name !== service), 'operator']) {
        const userId = rights.accountOf(other);
        expect(await as(service, publish(exchange, type ?? mine, { userId }))).toBe('forged');
      }
    });

    test('does not reach a queue by way of the default exchange, not its own either', async () => {
      for (const name of services) {
        expect(await as(service, publish('', incoming(name)))).toBe('refused');
        expect(await as(service, publish('', deadLetterQueue(incoming(name))))).toBe('refused');
      }
      for (const exchange of ['amq.direct', 'amq.topic', 'amq.fanout', 'amq.headers'])
        expect(await as(service, publish(exchange, mine))).toBe('refused');
    });

    test('does not remove or make anew what others rely on, the exchange of its own events neither', async () => {
      for (const owner of owners) {
        expect(await as(service, channel => channel.deleteExchange(outgoing(owner)))).toBe('refused');
        const declare = (channel: ConfirmChannel) => channel.assertExchange(outgoing(owner), 'topic');
        expect(await as(service, declare)).toBe('refused');
      }
    });

    test.each([
      'mine',
      'sufra.events',
      `${incoming('svc-any')}`,
      `${mine}.more`,
      `${mine}.after.soon`,
      `x${mine}`,
      '',
    ])('declares no queue and no exchange named %j', async name => {
      const queue = (channel: ConfirmChannel) => channel.assertQueue(name, { exclusive: name === '' });
      expect(await as(service, queue)).toBe('refused');
      if (name === '') return;
      expect(await as(service, channel => channel.assertExchange(name, 'topic'))).toBe('refused');
    });

    test.each(['#', '*.*', 'user.#', '*.access-changed', ''])('binds its queue to no %j', async key => {
      for (const owner of owners) {
        const bind = (channel: ConfirmChannel) => channel.bindQueue(mine, outgoing(owner), key);
        expect(await as(service, bind)).toBe('refused');
        const forward = (channel: ConfirmChannel) =>
          channel.bindExchange(returns(service), outgoing(owner), key);
        expect(await as(service, forward)).toBe('refused');
      }
    });

    test('gets no foreign type past its rights by more keys, a detour or dead letters of its own', async () => {
      const before = await waitingElsewhere(service);
      const foreign = types.filter(type => events[type].owner !== service);
      for (const CC of foreign) {
        const [own] = types.filter(
          type => events[type].owner === service && events[type].readers.length === 0,
        );
        if (own) await as(service, publish(outgoing(service), own, { CC: [CC, incoming('svc-auth')] }));
        await as(service, publish(returns(service), mine, { CC: [CC, incoming('svc-auth')] }));
        const letters = { deadLetterExchange: outgoing(service), deadLetterRoutingKey: CC, messageTtl: 1 };
        const queue = delayQueue(mine, 1);
        await as(service, async channel => {
          await channel.assertQueue(queue, { durable: true, ...letters });
          await channel.bindQueue(queue, returns(service), queue);
          await channel.bindExchange(outgoing(service), returns(service), CC);
          channel.publish(returns(service), queue, Buffer.from('{}'));
          channel.publish(returns(service), CC, Buffer.from('{}'));
        });
        await as(service, channel => channel.deleteQueue(queue));
      }
      await new Promise(resolve => setTimeout(resolve, 50));
      expect(await waitingElsewhere(service)).toBe(before);
    });
  });

  test.each(everyOther)('%s does nothing to what is of %s', async (service, other) => {
    const [queue, exchange] = [incoming(other), returns(other)];
    const mine = incoming(service);
    const refused: Record<string, (channel: ConfirmChannel) => unknown> = {
      'put into its queue': publish(exchange, queue),
      'put among its dead letters': publish(exchange, deadLetterQueue(queue)),
      'put into its delay': publish(exchange, delayQueue(queue, 1_000)),
      'read its queue': channel => channel.get(queue),
      consume: channel => channel.consume(queue, () => undefined),
      'read its dead letters': channel => channel.get(deadLetterQueue(queue)),
      purge: channel => channel.purgeQueue(queue),
      'delete its queue': channel => channel.deleteQueue(queue),
      'delete its dead letters': channel => channel.deleteQueue(deadLetterQueue(queue)),
      'delete its returns': channel => channel.deleteExchange(exchange),
      'declare its queue': channel => channel.assertQueue(queue, { durable: true }),
      'declare a delay': channel => channel.assertQueue(delayQueue(queue, 5), { durable: true }),
      'declare its returns': channel => channel.assertExchange(exchange, 'direct'),
      'bind its queue': channel => channel.bindQueue(queue, returns(service), 'x'),
      'unbind its queue': channel => channel.unbindQueue(queue, exchange, queue),
      'listen to its returns': channel => channel.bindQueue(mine, exchange, queue),
      'forward into its returns': channel => channel.bindExchange(exchange, returns(service), 'x'),
      'forward into its events': channel => channel.bindExchange(outgoing(other), returns(service), 'x'),
      'dead-letter into its returns': channel =>
        channel.assertQueue(delayQueue(mine, 2), { deadLetterExchange: exchange }),
      'dead-letter into its events': channel =>
        channel.assertQueue(delayQueue(mine, 2), { deadLetterExchange: outgoing(other) }),
      'dead-letter by the default exchange': channel =>
        channel.assertQueue(delayQueue(mine, 2), { deadLetterExchange: '', deadLetterRoutingKey: queue }),
    };
    const outcomes: Record<string, string> = {};
    for (const [what, work] of Object.entries(refused)) outcomes[what] = await as(service, work);
    expect(outcomes).toEqual(Object.fromEntries(Object.keys(refused).map(what => [what, 'refused'])));
  });

  test('loading the definitions once more changes nothing and loses nothing', async () => {
    const before = await waitingElsewhere('');
    await rights.import();
    expect(await waitingElsewhere('')).toBe(before);
    expect(before).toBeGreaterThan(0);
  });
});
