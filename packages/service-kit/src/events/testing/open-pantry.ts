import { randomUUID } from 'node:crypto';
import mongoose, { Schema } from 'mongoose';
import { eventRecorder } from '../outbox/event-recorder.ts';
import { type OutboxDocument, outboxFields } from '../outbox/outbox-fields.ts';
import { outbox } from '../outbox/outbox-plugin.ts';
import { testEvents } from './test-events.ts';

export interface Jar extends OutboxDocument {
  _id: string;
  label: string;
  weight: number;
}

export const record = eventRecorder(testEvents);

/** A database of its own, with a collection of jars that have an outbox. */
export async function openPantry() {
  const server = process.env.MONGO_URL;
  if (!server) throw new Error('MONGO_URL is not set: run this through the test command');
  const url = new URL(server);
  url.pathname = `/events_${randomUUID().slice(0, 13).replaceAll('-', '')}`;
  const connection = await mongoose.createConnection(url.href, { sanitizeFilter: true }).asPromise();
  const schema = new Schema<Jar>(
    { _id: String, ...outboxFields, label: String, weight: Number },
    { versionKey: false },
  );
  schema.plugin(outbox);
  const jars = connection.model<Jar>('Jar', schema, 'jars');
  await jars.createIndexes();
  return {
    connection,
    jars,
    close: async () => {
      await connection.dropDatabase();
      await connection.close();
    },
  };
}

export type Pantry = Awaited<ReturnType<typeof openPantry>>;
