import { isDuplicateKey } from '@sufra/service-kit';
import { type Connection, Schema } from 'mongoose';

interface Turn {
  _id: string;
  until: Date;
}

export function turnModel(connection: Connection) {
  const schema = new Schema<Turn>({ _id: String, until: Date }, { versionKey: false });
  return connection.model<Turn>('Turn', schema, 'turns');
}

export type TurnModel = ReturnType<typeof turnModel>;

/** True for one replica in each space of time; whoever took a turn and died keeps the others waiting no longer than that. */
export async function takeTurn(
  turns: TurnModel,
  { name, everyMs }: { name: string; everyMs: number },
): Promise<boolean> {
  const now = Date.now();
  try {
    const { matchedCount, upsertedCount } = await turns.updateOne(
      { _id: name, until: { $lte: new Date(now) } },
      { $set: { until: new Date(now + everyMs) } },
      { upsert: true },
    );
    return matchedCount + upsertedCount > 0;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
