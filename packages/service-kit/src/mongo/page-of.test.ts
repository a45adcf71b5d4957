import { describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import type { Problem } from '../http/problem.ts';
import { pageOf } from './page-of.ts';

const newestFirst = { by: 'at', kind: 'date' } as const;
const entry = (at: number) => ({ _id: new Types.ObjectId(), at: new Date(at) });

describe('a page', () => {
  test('asks for one entry more than it shows, which says that another page follows', () => {
    const found = [entry(3), entry(2), entry(1)];
    const page = pageOf(newestFirst, { limit: 2 });
    expect(page).toMatchObject({ filter: {}, sort: { at: -1, _id: -1 }, limit: 3 });
    expect(page.cut(found)).toEqual({ entries: found.slice(0, 2), next: expect.stringMatching(/^[\w-]+$/) });
    expect(page.cut(found.slice(1))).toEqual({ entries: found.slice(1), next: null });
    expect(page.cut([])).toEqual({ entries: [], next: null });
  });

  test('begins after the last entry of the one before, by its value and then its id', () => {
    const [last, more] = [entry(2), entry(1)];
    const after = pageOf(newestFirst, { limit: 1 }).cut([last, more]).next ?? undefined;
    expect(pageOf(newestFirst, { limit: 1, after }).filter).toEqual({
      at: { $lte: last.at },
      $or: [{ at: { $lt: last.at } }, { _id: { $lt: last._id } }],
    });
  });

  test('in another order goes on in that order', () => {
    const byName = { by: 'name', kind: 'text', ascending: true, ids: 'text' } as const;
    const page = pageOf(byName, { limit: 1 });
    const next = page.cut([
      { _id: 'in_1', name: 'عائشة 🌙' },
      { _id: 'in_2', name: '' },
    ]).next;
    expect(page.sort).toEqual({ name: 1, _id: 1 });
    expect(pageOf(byName, { limit: 1, after: next ?? undefined }).filter).toEqual({
      name: { $gte: 'عائشة 🌙' },
      $or: [{ name: { $gt: 'عائشة 🌙' } }, { _id: { $gt: 'in_1' } }],
    });
  });
});

test('of what is numbered goes on by the number', () => {
  const order = { by: '_id', kind: 'number', ids: 'number' } as const;
  const page = pageOf(order, { limit: 1 });
  const { next } = page.cut([{ _id: 9 }, { _id: 8 }]);
  expect(page.sort).toEqual({ _id: -1 });
  expect(pageOf(order, { limit: 1, after: next ?? undefined }).filter).toMatchObject({
    _id: { $lte: 9 },
    $or: [{ _id: { $lt: 9 } }, { _id: { $lt: 9 } }],
  });
});

const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const id = 'a'.repeat(24);

test.each([
  ['nothing', ''],
  ['no text in base64', '%%%'],
  ['no JSON', Buffer.from('{').toString('base64url')],
  ['no pair', written({ at: 1, _id: id })],
  ['too little', written([1])],
  ['too much', written([1, id, 2])],
  ['another kind of value', written(['1', id])],
  ['an operator', written([{ $gt: 0 }, id])],
  ['an operator as the id', written([1, { $ne: null }])],
  ['no id', written([1, 'b'])],
  ['no moment', written([1e300, id])],
  ['no number', written([null, id])],
])('a cursor that holds %s is refused', (_what, after) => {
  expect(() => pageOf(newestFirst, { limit: 1, after })).toThrow(
    expect.objectContaining({
      code: 'invalid_request',
      details: [{ path: 'after', message: 'This is no page of this list.' }],
    } satisfies Partial<Problem>),
  );
});
