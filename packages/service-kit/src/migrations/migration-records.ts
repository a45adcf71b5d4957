import { type Connection, type Model, Schema, trusted } from 'mongoose';
import type { Migration } from './migration.ts';

interface MigrationRecord {
  _id: number;
  name: string;
  /** When it first ran from end to end. */
  doneAt: Date;
  /** When it ran for the last time; absent while replicas of the version before may still write. */
  settledAt?: Date;
}

const schema = new Schema<MigrationRecord>(
  { _id: Number, name: String, doneAt: Date, settledAt: Date },
  { versionKey: false },
);

const modelOn = (connection: Connection): Model<MigrationRecord> =>
  connection.models.Migration ?? connection.model<MigrationRecord>('Migration', schema, 'migrations');

/** Which steps this database has been through. */
export function migrationRecords(connection: Connection, migrations: readonly Migration[]) {
  const model = modelOn(connection);
  const numbers = migrations.map(({ number }) => number);

  return {
    /** Those that never ran to their end, and those that run once more. */
    async open(): Promise<{ missing: Migration[]; unsettled: Migration[]; doneAt: Date | undefined }> {
      const found = await model.find({ _id: trusted({ $in: numbers }) }).lean<MigrationRecord[]>();
      const byNumber = new Map(found.map(record => [record._id, record]));
      const missing = migrations.filter(({ number }) => !byNumber.has(number));
      const unsettled = migrations.filter(({ number }) => {
        const record = byNumber.get(number);
        return record !== undefined && record.settledAt === undefined;
      });
      const last = unsettled.map(({ number }) => byNumber.get(number)?.doneAt.getTime() ?? 0);
      return { missing, unsettled, doneAt: last.length > 0 ? new Date(Math.max(...last)) : undefined };
    },
    async done({ number, name }: Migration): Promise<void> {
      const $setOnInsert = { name, doneAt: new Date() };
      await model.updateOne({ _id: number }, { $setOnInsert }, { upsert: true });
    },
    async settled(settling: Migration[]): Promise<void> {
      const those = { _id: trusted({ $in: settling.map(({ number }) => number) }) };
      await model.updateMany(those, { $set: { settledAt: new Date() } });
    },
  };
}
