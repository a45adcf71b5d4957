import { randomUUID } from 'node:crypto';
import { connect } from 'amqplib';
import { Schema } from 'mongoose';
import { forgetEvents } from '../src/events/amqp/forget-events.ts';
import { project } from '../src/events/consume/project.ts';
import { openEventBus } from '../src/events/open-event-bus.ts';
import { startRelay } from '../src/events/outbox/relay.ts';
import { openPantry, record } from '../src/events/testing/open-pantry.ts';
import { testEvents } from '../src/events/testing/test-events.ts';

/**
 * For measurements: `MONGO_URL=… node measure-events.ts memory: 2000` writes as many documents with an event each, then starts
 * the relay and prints how many milliseconds pass until a reader has projected them all. Writing them is not counted.
 */
const [, , url = 'memory:', count = '2000'] = process.argv;
const wanted = Number(count);
const atOnce = 500;
const silent = () => {};
const log = { debug: silent, info: silent, warn: silent, error: silent };
const settings = { namespace: `bench-${randomUUID().slice(0, 8)}`, delaysMs: [1_000] };

const pantry = await openPantry();
const bus = openEventBus({
  ...settings,
  url,
  registry: testEvents,
  service: 'pantry',
  accounts: 'shared',
  log,
});
const shelf = new Schema({ _id: String, v: Number, weight: Number }, { versionKey: false });
const shelves = pantry.connection.model<{ _id: string; v: number; weight: number }>('Shelf', shelf);
let handled = 0;
const allHandled = new Promise<void>(resolve => {
  bus.subscribe({
    service: 'kitchen',
    types: ['jar.filled'],
    handler: async event => {
      await project({ model: shelves, event, set: { weight: event.data.weight } });
      handled += 1;
      if (handled === wanted) resolve();
    },
  });
});
while (bus.status().state !== 'up') await new Promise(resolve => setTimeout(resolve, 20));

const aFullJar = (n: number) =>
  record.recordCreate(
    { _id: `jar-${n}`, label: 'dates', weight: n },
    { type: 'jar.filled', data: { label: 'dates', weight: n } },
  );
for (let from = 0; from < wanted; from += atOnce)
  await pantry.jars.insertMany(
    Array.from({ length: Math.min(atOnce, wanted - from) }, (_, at) => aFullJar(from + at)),
  );

const began = performance.now();
const relay = startRelay({
  models: [pantry.jars],
  bus,
  registry: testEvents,
  source: 'pantry',
  log,
  pollMs: 50,
});
await allHandled;
const ms = performance.now() - began;
const projected = await shelves.countDocuments();
if (projected !== wanted) throw new Error(`${projected} of ${wanted} were projected`);

await relay.stop();
await bus.close();
if (url.startsWith('amqp')) {
  const broker = await connect(url);
  await forgetEvents(broker, { ...settings, services: ['kitchen', 'pantry'] });
  await broker.close();
}
await pantry.close();
process.stdout.write(JSON.stringify({ ms }));
