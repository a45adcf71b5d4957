/** The part of a database that a hold needs: mongoose's connection and the driver's database both have it. */
interface Holder {
  collection(name: 'holds'): {
    findOne(filter: object): Promise<unknown>;
    updateOne(filter: object, update: object, options: object): Promise<unknown>;
    deleteOne(filter: object): Promise<unknown>;
  };
}

const hold = { _id: 'publishing' };
const lookEveryMs = 1_000;

const untilOf = (found: unknown): number =>
  typeof found === 'object' && found !== null && 'until' in found && found.until instanceof Date
    ? found.until.getTime()
    : 0;

/** Whether events are to wait in their outboxes, as a backup asks for: it is looked for once a second at most. */
export function publishingHold(database: Holder): () => Promise<boolean> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let until = 0;
  return async () => {
    if (performance.now() - lookedAt >= lookEveryMs) {
      lookedAt = performance.now();
      until = untilOf(await database.collection('holds').findOne(hold));
    }
    return until > Date.now();
  };
}

/** It ends by itself: the process that asked for it may be gone. */
export async function holdPublishing(database: Holder, ms: number): Promise<void> {
  const until = new Date(Date.now() + ms);
  await database.collection('holds').updateOne(hold, { $set: { until } }, { upsert: true });
}

export async function releasePublishing(database: Holder): Promise<void> {
  await database.collection('holds').deleteOne(hold);
}
