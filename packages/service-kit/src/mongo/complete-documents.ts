import type { Model } from 'mongoose';

interface Completion<Stored> {
  model: Pick<Model<Stored>, 'collection'>;
  /** Those that lack something. */
  lacking: object;
  /** The fields that `lacks` is made of. */
  madeOf: readonly string[];
  /** What a document lacks. Once it is written, `lacking` no longer finds the document. */
  lacks(stored: Stored): Record<string, unknown> | Promise<Record<string, unknown>>;
  atOnce?: number;
  stopping?: AbortSignal;
}

type Found<Stored> = Stored & { _id: unknown; v?: number };

/**
 * Documents of an earlier time get what is made of their other fields; done twice, it changes nothing. Past mongoose and without a new
 * version: what is changed at the same time meets no conflict. One that is changed in between is left to that change, or to the next time.
 * In the order of their ids, so that no document is looked at twice.
 */
export async function completeDocuments<Stored extends { _id: unknown; v?: number }>({
  model,
  lacking,
  madeOf,
  lacks,
  atOnce = 500,
  stopping,
}: Completion<Stored>): Promise<void> {
  const { collection } = model;
  const projection = Object.fromEntries(['v', ...madeOf].map(field => [field, 1]));
  let after = {};
  while (!stopping?.aborted) {
    const found = await collection
      .find<Found<Stored>>({ ...lacking, ...after }, { projection })
      .sort({ _id: 1 })
      .limit(atOnce)
      .toArray();
    const writes = await Promise.all(
      found.map(async stored => ({
        updateOne: {
          filter: { ...lacking, _id: stored._id, v: stored.v ?? null },
          update: { $set: await lacks(stored) },
        },
      })),
    );
    if (writes.length > 0)
      await collection.bulkWrite(writes as Parameters<typeof collection.bulkWrite>[0], { ordered: false }); // mongoose's types know no field of ours
    const last = found.at(-1);
    if (!last || found.length < atOnce) return;
    after = { _id: { $gt: last._id } };
  }
}
