import type { Model } from 'mongoose';

interface Completion<Stored> {
  model: Model<Stored>;
  /** Those that lack something; an index says at once that there are none. */
  lacking: object;
  /** The fields that `lacks` are made of. */
  madeOf: string;
  /** What a document lacks. Once it is written, `lacking` no longer finds the document. */
  lacks(stored: Stored): Record<string, unknown>;
  atOnce?: number;
}

/**
 * Documents of an earlier time get what is made of their other fields; done twice, it changes nothing. Past mongoose and without a new
 * version: what is changed at the same time meets no conflict. One that is changed in between is left to that change, or to the next time.
 */
export async function completeDocuments<Stored extends { _id: unknown; v?: number }>({
  model,
  lacking,
  madeOf,
  lacks,
  atOnce = 500,
}: Completion<Stored>): Promise<void> {
  for (;;) {
    const found = await model.find(lacking).limit(atOnce).select(`${madeOf} v`).lean<Stored[]>();
    if (found.length === 0) return;
    const { modifiedCount } = await model.collection.bulkWrite(
      found.map(stored => ({
        updateOne: {
          filter: { ...lacking, _id: stored._id, v: stored.v },
          update: { $set: lacks(stored) },
        },
      })) as Parameters<typeof model.collection.bulkWrite>[0], // mongoose's types know no field of ours
      { ordered: false },
    );
    if (found.length < atOnce || modifiedCount === 0) return;
  }
}
