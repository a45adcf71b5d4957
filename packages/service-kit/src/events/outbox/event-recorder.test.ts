import { describe, expect, test } from '@jest/globals';
import { testEvents } from '../testing/test-events.ts';
import { eventRecorder } from './event-recorder.ts';

const { recordCreate, recordChange, recordDeletion } = eventRecorder(testEvents, {
  requestId: () => 'request-7',
});
const filled = { type: 'jar.filled', data: { label: 'dates', weight: 250 } } as const;
const emptied = { type: 'jar.emptied', data: { label: 'dates' } } as const;

describe('recording an event with its change', () => {
  test('a new document begins with its events, numbered from 1', () => {
    const created = recordCreate({ _id: 'jar-1', label: 'dates' }, filled, emptied);
    expect(created).toMatchObject({ _id: 'jar-1', label: 'dates', v: 2, pendingAt: expect.any(Date) });
    expect(created.outbox).toMatchObject([
      {
        seq: 1,
        type: 'jar.filled',
        version: 2,
        requestid: 'request-7',
        data: '{"label":"dates","weight":250}',
      },
      { seq: 2, type: 'jar.emptied', version: 1 },
    ]);
    expect(new Set(created.outbox.map(({ id }) => id)).size).toBe(2);
  });

  test('a new document without events is not pending', () => {
    expect(recordCreate({ label: 'dates' })).not.toHaveProperty('pendingAt');
  });

  test('a change holds for the version that was read, and counts on by one for each event', () => {
    const { filter, update } = recordChange({
      of: { _id: 'jar-1', v: 4 },
      update: { $set: { weight: 250 }, $inc: { fillings: 1 }, $push: { lids: 'red' } },
      events: [filled, emptied],
    });
    expect(filter).toEqual({ _id: 'jar-1', v: 4, deletedAt: null });
    expect(update).toMatchObject({
      $set: { weight: 250 },
      $inc: { fillings: 1, v: 2 },
      $min: { pendingAt: expect.any(Date) },
      $push: { lids: 'red', outbox: { $each: [{ seq: 5 }, { seq: 6 }] } },
    });
  });

  test('a change without events is a new version that no service is told of', () => {
    const { update } = recordChange({ of: { _id: 'jar-1', v: 4 }, update: { $set: { weight: 1 } } });
    expect(update).toEqual({ $set: { weight: 1 }, $inc: { v: 1 } });
  });

  test('a deletion leaves a tombstone that is due, even without an event, and erases what is named', () => {
    const { update } = recordDeletion({ of: { _id: 'jar-1', v: 4 }, erase: ['label', 'weight'] });
    expect(update).toEqual({
      $set: { deletedAt: expect.any(Date) },
      $unset: { label: '', weight: '' },
      $inc: { v: 1 },
      $min: { pendingAt: expect.any(Date) },
    });
  });

  test('an event that its schema refuses fails the write', () => {
    const wrong = { type: 'jar.filled', data: { label: 'dates', weight: 0.5 } } as const;
    expect(() => recordCreate({}, wrong)).toThrow(/weight/);
  });

  test('an event that is too big fails the write', () => {
    const big = { type: 'jar.emptied', data: { label: 'x'.repeat(300_000) } } as const;
    expect(() => recordCreate({}, big)).toThrow('jar.emptied is too big');
  });
});
