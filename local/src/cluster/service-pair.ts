import { randomBytes } from 'node:crypto';
import {
  openService,
  outbox,
  outboxFields,
  processedEventFields,
  processOnce,
  readEnvironment,
  recordCreate,
  workerEnvironment,
} from '@sufra/service-kit';
import { Schema } from 'mongoose';

interface Surroundings {
  mongoUrl: string;
  busUrl: string;
}

const configOf = ({ mongoUrl, busUrl }: Surroundings) =>
  readEnvironment(workerEnvironment, {
    INTERNAL_PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    MONGO_URL: mongoUrl,
    EVENT_BUS_URL: busUrl,
    EVENT_RETRY_DELAYS_MS: '200,1000',
  });

/** A service that changes documents and tells of it by its outbox, as svc-auth does. */
export async function startWriter(around: Surroundings) {
  const service = openService({ name: 'svc-auth', config: configOf(around) });
  const schema = new Schema({ ...outboxFields, name: String }, { versionKey: false });
  schema.plugin(outbox);
  const people = service.mongo.model('Person', schema, 'people');
  const running = await service.start({ outboxes: [people] });
  await running.whenReady();
  return {
    async write(): Promise<void> {
      const userId = randomBytes(12).toString('hex');
      const data = { userId, email: 'a@mailbox.test', name: 'Amina' };
      await people.create(
        recordCreate({ _id: userId, name: data.name }, { type: 'user.name-changed', data }),
      );
    },
    /** Written, and not yet published. */
    owed: () => people.countDocuments({ 'outbox.0': { $exists: true } }),
    stop: running.stop,
  };
}

/** A service that does something for each event, once, and counts how often it did, as svc-mail sends a mail. */
export async function startReader(around: Surroundings, heard: (event: { id: string }) => void) {
  const service = openService({ name: 'svc-mail', config: configOf(around) });
  const handled = service.mongo.model(
    'Handled',
    new Schema(processedEventFields, { versionKey: false }),
    'handled',
  );
  const effects = service.mongo.model(
    'Effect',
    new Schema({ _id: String, times: Number }, { versionKey: false }),
    'effects',
  );
  const running = await service.start({
    eventHandlers: {
      'user.name-changed': async event => {
        await processOnce({
          ledger: handled,
          event,
          work: () => effects.updateOne({ _id: event.data.userId }, { $inc: { times: 1 } }, { upsert: true }),
        });
        heard(event);
      },
    },
  });
  await running.whenReady();
  return {
    done: () => effects.countDocuments({ times: 1 }),
    moreThanOnce: () => effects.countDocuments({ times: { $gt: 1 } }),
    stop: running.stop,
  };
}
