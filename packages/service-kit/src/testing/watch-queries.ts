import mongoose, { type Connection } from 'mongoose';

type Fields = Record<string, unknown>;

interface Query {
  collection: string;
  method: string;
  filter: Fields;
  sort: Fields;
}

const reading = new Set(['find', 'findOne', 'countDocuments']);
const writing = new Set(['findOneAndUpdate', 'updateOne', 'updateMany', 'deleteOne', 'deleteMany']);

/**
 * What is asked of the database while `act` runs, by whatever runs in this process: calls, handlers of events, work in the background.
 * Answers the queries for which no index is used, each by name; a query has the same plan however few documents there are.
 */
export async function queriesWithoutIndex(connection: Connection, act: () => Promise<unknown>) {
  const seen = new Map<string, Query>();
  mongoose.set('debug', (collection: string, method: string, filter: unknown, ...more: unknown[]) => {
    if (!reading.has(method) && !writing.has(method)) return;
    const query = { collection, method, filter: fieldsOf(filter), sort: sortOf(more) };
    seen.set(nameOf(query), query);
  });
  try {
    await act();
  } finally {
    mongoose.set('debug', false);
  }
  const scanning: string[] = [];
  for (const [name, query] of seen) if (await scans(connection, query)) scanning.push(name);
  return { scanning: scanning.toSorted(), seen: [...seen.keys()].toSorted() };
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const sortOf = (more: unknown[]) => fieldsOf(more.map(fieldsOf).find(options => options.sort)?.sort);

/** 'find posts by deletedAt, in the order of createdAt, _id' */
function nameOf({ collection, method, filter, sort }: Query): string {
  const order = Object.keys(sort).join(', ');
  const fields = [...new Set(namesIn(filter))].join(', ');
  return `${method} ${collection} by ${fields || 'nothing'}${order && `, in the order of ${order}`}`;
}

const namesIn = (filter: unknown): string[] =>
  Object.entries(fieldsOf(filter)).flatMap(([name, value]) =>
    name.startsWith('$') ? [value].flat().flatMap(namesIn) : [name],
  );

async function scans(connection: Connection, { collection, filter, sort }: Query): Promise<boolean> {
  const query = connection.collection(collection).find(filter);
  const plan = await (Object.keys(sort).length > 0
    ? query.sort(sort as Record<string, 1 | -1>)
    : query
  ).explain();
  return JSON.stringify(plan).includes('"COLLSCAN"');
}
