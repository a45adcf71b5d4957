import { Types } from 'mongoose';
import { z } from 'zod';
import { Problem } from '../http/problem.ts';

/** What each kind of value is in a cursor, and in the database. */
const kinds = {
  date: { schema: z.int().min(-8.64e15).max(8.64e15), read: (value: unknown) => new Date(Number(value)) },
  number: { schema: z.number(), read: Number },
  text: { schema: z.string(), read: String },
  objectId: {
    schema: z.string().regex(/^[0-9a-f]{24}$/),
    read: (value: unknown) => new Types.ObjectId(String(value)),
  },
};

interface Order {
  /** The field that the list is ordered by; entries of one value are ordered by their ids. */
  by: string;
  kind: 'date' | 'number' | 'text';
  /** From the latest, the most or Z, unless said. */
  ascending?: boolean;
  /** Of `_id`; an ObjectId unless said. */
  ids?: 'objectId' | 'text' | 'number';
}

interface Asked {
  limit: number;
  /** `next` of the page before. */
  after?: string | undefined;
}

/**
 * One page of a list: its part of the database's filter, its order, and one entry more than is shown, which says whether a page
 * follows. A cursor names the last entry of a page by its place in the order, so that entries that come or go move none.
 */
export function pageOf({ by, kind, ascending = false, ids = 'objectId' }: Order, { limit, after }: Asked) {
  const direction = ascending ? (1 as const) : (-1 as const);

  const cursorOf = (last: Record<string, unknown>) => {
    const value = last[by];
    const key = value instanceof Date ? value.getTime() : value;
    const id = ids === 'number' ? last._id : String(last._id);
    return Buffer.from(JSON.stringify([key, id])).toString('base64url');
  };

  function read(cursor: string) {
    const [key, id] = z.tuple([kinds[kind].schema, kinds[ids].schema]).parse(textOf(cursor));
    return { key: kinds[kind].read(key), id: kinds[ids].read(id) };
  }

  function beyond(cursor: string) {
    const { key, id } = orNoPage(() => read(cursor));
    const [from, past] = ascending ? ['$gte', '$gt'] : ['$lte', '$lt'];
    // The bound beside the alternatives is what an index begins at.
    return { [by]: { [from]: key }, $or: [{ [by]: { [past]: key } }, { _id: { [past]: id } }] };
  }

  return {
    filter: after === undefined ? {} : beyond(after),
    sort: { [by]: direction, _id: direction },
    limit: limit + 1,
    /** What of the found is shown, and what asks for the page after it. */
    cut<Entry extends object>(found: Entry[]) {
      const entries = found.slice(0, limit);
      const last = found.length > limit ? entries.at(-1) : undefined;
      return { entries, next: last ? cursorOf(last as Record<string, unknown>) : null };
    },
  };
}

const textOf = (cursor: string): unknown => JSON.parse(Buffer.from(cursor, 'base64url').toString());

function orNoPage<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (cause) {
    throw new Problem('invalid_request', {
      details: [{ path: 'after', message: 'This is no page of this list.' }],
      cause,
    });
  }
}
