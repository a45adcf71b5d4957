import { expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { startMongo } from '../start-mongo.ts';

// A server of its own: the lock is on all databases, those of other tests among them.
test('under a lock writes wait, reads go on, nothing expires, and each taker has to give it back', async () => {
  const mongo = await startMongo();
  const client = new MongoClient(mongo.url);
  try {
    const things = client.db('test').collection<{ _id: number; at?: Date }>('things');
    await things.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
    await things.insertOne({ _id: 1, at: new Date(Date.now() + 1_000) });
    const admin = client.db('admin');
    expect((await admin.command({ fsync: 1, lock: true })).lockCount).toBe(1);
    expect((await admin.command({ fsync: 1, lock: true })).lockCount).toBe(2);

    let isWritten = false;
    const writing = things.insertOne({ _id: 2 }).then(() => {
      isWritten = true;
    });
    await new Promise(done => setTimeout(done, 2_200));
    expect(await things.distinct('_id')).toEqual([1]);
    expect((await admin.command({ fsyncUnlock: 1 })).lockCount).toBe(1);
    expect(await things.countDocuments()).toBe(1);
    expect(isWritten).toBe(false);
    await admin.command({ fsyncUnlock: 1 });
    await writing;
    expect(await things.findOne({ _id: 2 })).toEqual({ _id: 2 });
    await expect(admin.command({ fsyncUnlock: 1 })).rejects.toMatchObject({ code: 20 });
    expect(await admin.command({ fsync: 1 })).toMatchObject({ ok: 1 });
  } finally {
    await client.close();
    await mongo.stop();
  }
});
