import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { CloudEvent } from '@sufra/contracts';
import { openTcpProxy } from '../../testing/tcp-proxy.ts';
import type { EventBus } from '../event-bus.ts';
import { describeWithBroker, onBroker } from '../testing/broker.ts';
import { openRabbitBench, type RabbitBench } from '../testing/rabbit-bench.ts';
import { aJarFilled, type TestEvents } from '../testing/test-events.ts';
import { until } from '../testing/until.ts';

describeWithBroker('the RabbitMQ bus on a bad line', () => {
  let bench: RabbitBench;
  let got: string[];

  beforeEach(async () => {
    bench = await openRabbitBench(['kitchen', 'market']);
    got = [];
  });

  afterEach(() => bench.close());

  const listen = (bus: EventBus<TestEvents>) =>
    bus.subscribe({ service: 'kitchen', types: ['jar.filled'], handler: async ({ id }) => got.push(id) });

  /** As a relay does: again until it is confirmed. */
  const publish = (bus: EventBus<TestEvents>, event: CloudEvent) =>
    until(
      () =>
        bus.publish(event).then(
          () => true,
          () => false,
        ),
      { what: 'the confirm' },
    );

  test('a broker that is not there at the start delays nothing, and is used as soon as it is', async () => {
    bench.line.become('refuse');
    const bus = bench.open();
    listen(bus);
    await until(() => bench.recorded.says('no connection to RabbitMQ'));
    expect(bus.status()).toMatchObject({ state: 'down', canPublish: false });
    await expect(bus.publish(aJarFilled())).rejects.toThrow();
    bench.line.become('through');
    await bench.ready(bus);
    const event = aJarFilled();
    await bus.publish(event);
    await until(() => got.includes(event.id));
  });

  test('of a broker with several nodes the next is used when one is away', async () => {
    const { host, username, password } = new URL(bench.throughLine());
    const away = await openTcpProxy({ host: '127.0.0.1', port: 9 });
    away.become('refuse');
    const signIn = username ? `${username}:${password}@` : '';
    const bus = bench.open({ url: `amqp://${signIn}127.0.0.1:${away.port},${host},127.0.0.1:${away.port}` });
    listen(bus);
    await bench.ready(bus);
    for (let round = 0; round < 3; round += 1) {
      bench.line.cut();
      const event = aJarFilled();
      await publish(bus, event);
      await until(() => got.includes(event.id));
    }
    await away.close();
  });

  test('when the line is cut again and again while events flow, none is lost', async () => {
    const bus = bench.open();
    listen(bus);
    await bench.ready(bus);
    const events = Array.from({ length: 300 }, () => aJarFilled());
    const cutting = setInterval(() => bench.line.cut(), 120);
    for (let start = 0; start < events.length; start += 20) {
      await Promise.all(events.slice(start, start + 20).map(event => publish(bus, event)));
    }
    clearInterval(cutting);
    await bench.ready(bus);
    await until(() => new Set(got).size === events.length);
    expect(new Set(got)).toEqual(new Set(events.map(({ id }) => id)));
    // All may be there before the line that was cut last is back, and before the broker has missed the one before.
    await until(async () => (await consumers(bench.queue('kitchen'))) === 1, { what: 'one consumer' });
  });

  test('an event that is delivered again after a cut waits for its first run', async () => {
    const bus = bench.open();
    let running = 0;
    let most = 0;
    let runs = 0;
    const handler = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(resolve => setTimeout(resolve, 600));
      running -= 1;
      runs += 1;
    };
    bus.subscribe({ service: 'kitchen', types: ['jar.filled'], handler });
    await bench.ready(bus);
    await bus.publish(aJarFilled());
    await until(() => running === 1);
    bench.line.cut();
    await until(() => runs === 2);
    expect(most).toBe(1);
  });

  test('a line that swallows everything is noticed within two heartbeats', async () => {
    const bus = bench.open({ heartbeatSeconds: 1, publishTimeoutMs: 300 });
    listen(bus);
    await bench.ready(bus);
    bench.line.become('swallow');
    await expect(bus.publish(aJarFilled())).rejects.toThrow('took longer than 300 ms');
    await until(() => bus.status().state === 'down', { ms: 4_000 });
    bench.line.become('through');
    // the attempt that ran into the silence has to time out first
    await until(() => bus.status().state === 'up', { ms: 15_000 });
    const event = aJarFilled();
    await publish(bus, event);
    await until(() => got.includes(event.id));
  });

  test('closing on a line that swallows everything takes a bounded time', async () => {
    const bus = bench.open();
    listen(bus);
    await bench.ready(bus);
    bench.line.become('swallow');
    // Without a bound it would not be over before the test's own time is.
    await bus.close();
  });

  test('a wrong password is named in the log, and the bus stays down without ending the process', async () => {
    const bus = bench.open({ url: bench.throughLine('wrong') });
    // It has two connections, and speaks of the one that it publishes on; the other may be refused first.
    await until(() => bus.status().detail !== 'not connected yet');
    expect(bench.recorded.says('refuses the user name or password')).toBe(true);
    expect(bus.status()).toEqual({
      state: 'down',
      canPublish: false,
      detail: 'RabbitMQ refuses the user name or password in EVENT_BUS_URL',
    });
    expect(bench.recorded.says('wrong')).toBe(false);
  });

  test('a queue that was deleted is declared again, by a publisher and by a consumer', async () => {
    const bus = bench.open();
    listen(bus);
    await bench.ready(bus);
    await onBroker(async model => (await model.createChannel()).deleteQueue(bench.queue('kitchen')));
    await until(() => bench.recorded.says('the queue was deleted'));
    await bench.ready(bus);
    const event = aJarFilled();
    await publish(bus, event);
    await until(() => got.includes(event.id));
  });

  test('a queue with other arguments stops its own subscription alone, and says so', async () => {
    await onBroker(async model =>
      (await model.createChannel()).assertQueue(bench.queue('market'), { durable: true }),
    );
    const bus = bench.open();
    listen(bus);
    bus.subscribe({ service: 'market', types: ['jar.filled'], handler: async () => {} });
    const event = aJarFilled();
    await until(() => bus.status().detail.includes('PRECONDITION'));
    expect(bus.status()).toMatchObject({ state: 'down', canPublish: true });
    await publish(bus, event);
    await until(() => got.includes(event.id));
    const failures = bench.recorded.lines.filter(
      ({ message }) => message === 'a RabbitMQ channel was closed',
    );
    expect(failures.length).toBeLessThan(10);
  });

  test('more events than the window holds are all confirmed', async () => {
    const bus = bench.open({ window: 5 });
    listen(bus);
    await bench.ready(bus);
    await Promise.all(Array.from({ length: 200 }, () => bus.publish(aJarFilled())));
    await until(() => got.length === 200);
    expect(bench.observed.count('published')).toBe(200);
  });
});

const consumers = (queue: string) =>
  onBroker(async model => {
    const channel = await model.createChannel();
    return (await channel.checkQueue(queue)).consumerCount;
  });
