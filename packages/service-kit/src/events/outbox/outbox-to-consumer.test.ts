import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Schema } from 'mongoose';
import { project } from '../consume/project.ts';
import { describeWithBroker } from '../testing/broker.ts';
import { type Jar, openPantry, type Pantry, record } from '../testing/open-pantry.ts';
import { openRabbitBench, type RabbitBench } from '../testing/rabbit-bench.ts';
import { testEvents } from '../testing/test-events.ts';
import { until } from '../testing/until.ts';
import { changeDocument } from './change-document.ts';
import { type Relay, startRelay } from './relay.ts';

describeWithBroker('from an outbox over RabbitMQ to a projection', () => {
  let bench: RabbitBench;
  let pantry: Pantry;
  let relays: Relay[];

  beforeEach(async () => {
    bench = await openRabbitBench();
    pantry = await openPantry();
    relays = [];
  });

  afterEach(async () => {
    await Promise.all(relays.map(relay => relay.stop()));
    await bench.close();
    await pantry.close();
  });

  interface Shelf {
    _id: string;
    v: number;
    weight: number;
  }

  const filledWith = (weight: number) => ({ type: 'jar.filled', data: { label: 'dates', weight } }) as const;
  const fill = (_id: string) =>
    pantry.jars.create(record.recordCreate({ _id, label: 'dates', weight: 1 }, filledWith(1)));
  const refill = (id: string, weight: number) =>
    changeDocument({
      read: () => pantry.jars.findById(id).lean<Jar>(),
      change: of => record.recordChange({ of, update: { $set: { weight } }, events: [filledWith(weight)] }),
      write: ({ filter, update }) =>
        pantry.jars.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<Jar>(),
    });

  function openShelves() {
    const schema = new Schema<Shelf>({ _id: String, v: Number, weight: Number }, { versionKey: false });
    const shelves = pantry.connection.model<Shelf>('Shelf', schema);
    const bus = bench.open();
    const handler = async (event: { data: { weight: number } } & Parameters<typeof project>[0]['event']) =>
      project({ model: shelves, event, set: { weight: event.data.weight } });
    bus.subscribe({ service: 'kitchen', types: ['jar.filled'], handler });
    const { log } = bench.recorded;
    for (let count = 0; count < 2; count += 1) {
      relays.push(
        startRelay({ models: [pantry.jars], bus, registry: testEvents, source: 'pantry', log, pollMs: 50 }),
      );
    }
    return { shelves, bus };
  }

  test('what was written while the broker was away arrives after its return', async () => {
    bench.line.become('refuse');
    const { shelves } = openShelves();
    const ids = Array.from({ length: 100 }, (_, index) => `jar-${index}`);
    await Promise.all(ids.map(fill));
    expect(await relays[0]?.pending()).toMatchObject({ count: 100 });
    bench.line.become('through');
    await until(async () => (await shelves.countDocuments()) === 100);
    await until(async () => (await relays[0]?.pending())?.count === 0);
  });

  test('cuts during the traffic leave every projection at its document’s last state', async () => {
    const { shelves } = openShelves();
    const cutting = setInterval(() => bench.line.cut(), 150);
    const ids = Array.from({ length: 10 }, (_, index) => `jar-${index}`);
    await Promise.all(
      ids.map(async id => {
        await fill(id);
        for (let weight = 2; weight <= 10; weight += 1) {
          await refill(id, weight);
          await new Promise(resolve => setTimeout(resolve, 40));
        }
      }),
    );
    clearInterval(cutting);
    await until(async () => (await relays[0]?.pending())?.count === 0, { ms: 15_000 });
    const at = async (weight: number) => (await shelves.find({ weight }).lean()).length;
    await until(async () => (await at(10)) === ids.length, { ms: 15_000 });
    const states = await shelves.find().lean();
    expect(states.map(({ v, weight }) => ({ v, weight }))).toEqual(ids.map(() => ({ v: 10, weight: 10 })));
  });
});
