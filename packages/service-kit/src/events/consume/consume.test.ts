import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Model, Schema } from 'mongoose';
import { openPantry, type Pantry } from '../testing/open-pantry.ts';
import { aJarFilled, anEvent } from '../testing/test-events.ts';
import { until } from '../testing/until.ts';
import { HeldElsewhere, processedEventFields, processOnce } from './process-once.ts';
import { project, projectDeletion } from './project.ts';

let pantry: Pantry;
beforeEach(async () => {
  pantry = await openPantry();
});
afterEach(() => pantry.close());

describe('a projection', () => {
  interface Shelf {
    _id: string;
    v: number;
    weight?: number;
    lastSale?: number;
    deletedAt?: Date | null;
  }

  const shelves = (): Model<Shelf> =>
    pantry.connection.models.Shelf ??
    pantry.connection.model<Shelf>(
      'Shelf',
      new Schema<Shelf>(
        { _id: String, v: Number, weight: Number, lastSale: Number, deletedAt: Date },
        { versionKey: false },
      ),
    );

  const filled = (sequence: number) =>
    aJarFilled({ sequence: String(sequence), data: { label: 'dates', weight: sequence * 10 } });

  const apply = (sequence: number) =>
    project({ model: shelves(), event: filled(sequence), set: { weight: sequence * 10 } });

  test('the newest event wins, in whatever order and however often events come', async () => {
    for (const sequence of [2, 1, 3, 3, 2]) await apply(sequence);
    expect(await shelves().findById('jar-1').lean()).toEqual({ _id: 'jar-1', v: 3, weight: 30 });
  });

  test('copies at the same moment leave one document with the newest state', async () => {
    const results = await Promise.all([1, 5, 3, 5, 2, 4, 5, 1, 5, 2].map(apply));
    expect(await shelves().find().lean()).toEqual([{ _id: 'jar-1', v: 5, weight: 50 }]);
    expect(results).toContain(true);
    expect(await apply(5)).toBe(false);
  });

  test('a thing that was deleted does not come back with a late event', async () => {
    await apply(1);
    const ended = anEvent('jar.emptied', { sequence: '3', data: { label: 'dates' } });
    await projectDeletion({ model: shelves(), event: ended, erase: ['weight'] });
    expect(await apply(2)).toBe(false);
    expect(await shelves().findById('jar-1').lean()).toEqual({
      _id: 'jar-1',
      v: 3,
      deletedAt: new Date(ended.time),
    });
  });

  test('an event for a document of the service’s own keeps its own count and does nothing before it is there', async () => {
    const sold = { model: shelves(), event: filled(7), seen: 'lastSale', set: { weight: 70 }, upsert: false };
    expect(await project(sold)).toBe(false);
    await shelves().create({ _id: 'jar-1', v: 99, weight: 1 });
    expect(await project(sold)).toBe(true);
    expect(await shelves().findById('jar-1').lean()).toEqual({
      _id: 'jar-1',
      v: 99,
      weight: 70,
      lastSale: 7,
    });
  });
});

describe('processing once', () => {
  const ledger = () =>
    pantry.connection.models.Letter ??
    pantry.connection.model('Letter', new Schema({ ...processedEventFields }));

  test('copies of an event at the same moment do the work once', async () => {
    const event = aJarFilled();
    let done = 0;
    const work = async () => {
      done += 1;
      await new Promise(resolve => setTimeout(resolve, 40));
    };
    const copies = Array.from({ length: 10 }, () => processOnce({ ledger: ledger(), event, work }));
    const outcomes = await Promise.allSettled(copies);
    expect(done).toBe(1);
    const results = outcomes.map(outcome => outcome.status === 'fulfilled' && outcome.value);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await processOnce({ ledger: ledger(), event, work })).toBe(false);
    expect(done).toBe(1);
  });

  test('work that failed is done again', async () => {
    const event = aJarFilled();
    const failing = processOnce({
      ledger: ledger(),
      event,
      work: async () => Promise.reject(new Error('no ink')),
    });
    await expect(failing).rejects.toThrow('no ink');
    expect(await processOnce({ ledger: ledger(), event, work: async () => 'sent' })).toBe(true);
  });

  test('work that takes longer than its lease is not begun by another replica', async () => {
    const event = aJarFilled();
    const held = { ledger: ledger(), event, leaseMs: 300 };
    const finished = Promise.withResolvers<void>();
    const slow = processOnce({ ...held, work: () => finished.promise });
    await new Promise(resolve => setTimeout(resolve, 900));
    const copy = processOnce({ ...held, work: async () => 'sent twice' });
    await expect(copy).rejects.toThrow(HeldElsewhere);
    finished.resolve();
    expect(await slow).toBe(true);
  });

  test('work whose process died is done again after its lease', async () => {
    const event = aJarFilled();
    const left = { leaseUntil: new Date(Date.now() + 1_500), leaseBy: 'the dead' };
    await ledger().updateOne({ _id: event.id }, { $set: left }, { upsert: true });
    const again = () => processOnce({ ledger: ledger(), event, work: async () => 'sent' });
    await expect(again()).rejects.toThrow(HeldElsewhere);
    await until(() => again().catch(() => false));
    expect(await again()).toBe(false);
  });
});
