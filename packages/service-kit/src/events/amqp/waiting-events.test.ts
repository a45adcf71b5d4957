import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { describeWithBroker } from '../testing/broker.ts';
import { openRabbitBench, type RabbitBench } from '../testing/rabbit-bench.ts';
import { aJarFilled } from '../testing/test-events.ts';
import { until } from '../testing/until.ts';

describeWithBroker('events that failed, on RabbitMQ', () => {
  let bench: RabbitBench;

  beforeEach(async () => {
    bench = await openRabbitBench(['kitchen', 'market']);
  });

  afterEach(() => bench.close());

  test('are told of with their age while they are tried again, however long that takes', async () => {
    const bus = bench.open({ attempts: 1_000_000 });
    let tries = 0;
    let goOn = () => {};
    const isSlow = new Promise<void>(resolve => {
      goOn = resolve;
    });
    bus.subscribe({
      service: 'kitchen',
      types: ['jar.filled'],
      handler: async () => {
        tries += 1;
        if (tries === 1) throw new Error('the oven is off');
        await isSlow;
      },
    });
    await bench.ready(bus);
    await bus.publish(aJarFilled());
    await until(() => tries === 2);
    expect(await bus.backlogs()).toMatchObject([{ queued: 0, waiting: 1, parked: 0 }]);
    expect((await bus.backlogs())[0]?.oldestWaitingMs).toBeGreaterThanOrEqual(
      bench.settings.delaysMs[0] ?? 0,
    );
    expect(await bus.look()).toMatchObject({ waiting: 1, failingSince: [expect.any(Date)] });
    goOn();
    await until(async () => (await bus.backlogs())[0]?.waiting === 0);
    expect(await bus.backlogs()).toMatchObject([{ waiting: 0, oldestWaitingMs: 0 }]);
  });
});
