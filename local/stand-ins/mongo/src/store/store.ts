import { MongoError } from '../mongo-error.ts';
import type { Doc } from '../values/value.ts';
import { Collection } from './collection.ts';
import type { Entry, Journal } from './journal.ts';
import { WriteLock } from './write-lock.ts';

/** All databases. A database is there as long as it has a collection. */
export class Store {
  readonly journal: Journal;
  readonly writeLock = new WriteLock();
  readonly #collections = new Map<string, Collection>();

  constructor(journal: Journal) {
    this.journal = journal;
  }

  find(namespace: string): Collection | undefined {
    return this.#collections.get(namespace);
  }

  ensure(namespace: string, options: Doc = {}): Collection {
    const found = this.#collections.get(namespace);
    if (found) return found;
    checkNamespace(namespace);
    const collection = new Collection(namespace, options, this.journal);
    this.journal.append({ op: 'create', ns: namespace, options }, () => this.#collections.delete(namespace));
    this.#collections.set(namespace, collection);
    return collection;
  }

  drop(namespace: string): boolean {
    const dropped = this.#collections.get(namespace);
    if (!dropped) return false;
    this.journal.append({ op: 'drop', ns: namespace }, () => this.#collections.set(namespace, dropped));
    return this.#collections.delete(namespace);
  }

  /** Makes a change again that was made before the last stop. Gives how many documents had to make way for it. */
  apply(entry: Entry): number {
    const { op, ns } = entry;
    if (op === 'drop') {
      this.drop(ns);
      return 0;
    }
    const collection = this.ensure(ns, op === 'create' ? entry.options : {});
    if (op === 'put') return collection.restore(entry.doc);
    if (op === 'createIndex') return collection.restoreIndex(entry.spec);
    if (op === 'options') collection.setOptions(entry.options);
    if (op === 'remove') collection.remove({ _id: entry.id });
    if (op === 'dropIndex') collection.dropIndex(entry.name);
    return 0;
  }

  /** The shortest list of changes that leads here. */
  *entries(): Generator<Entry> {
    for (const { namespace: ns, options, indexes, docs } of this.#collections.values()) {
      yield { op: 'create', ns, options };
      for (const { spec } of indexes.values()) yield { op: 'createIndex', ns, spec };
      for (const doc of docs.values()) yield { op: 'put', ns, doc };
    }
  }

  /** How many entries that list has. */
  get size(): number {
    return this.all().reduce((sum, { docs, indexes }) => sum + 1 + docs.size + indexes.size, 0);
  }

  collectionsOf(database: string): Collection[] {
    return this.all().filter(({ namespace }) => databaseOf(namespace) === database);
  }

  all(): Collection[] {
    return [...this.#collections.values()];
  }
}

export function databaseOf(namespace: string): string {
  return namespace.slice(0, namespace.indexOf('.'));
}

export function collectionNameOf(namespace: string): string {
  return namespace.slice(namespace.indexOf('.') + 1);
}

function checkNamespace(namespace: string): void {
  const isValid =
    /^[^/\\. "$\0]{1,63}\.[^$\0.][^$\0]*$/.test(namespace) && Buffer.byteLength(namespace) <= 255;
  if (!isValid) throw new MongoError('InvalidNamespace', `Invalid namespace specified '${namespace}'`);
}
