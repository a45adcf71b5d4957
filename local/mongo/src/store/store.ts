import { MongoError } from '../mongo-error.ts';
import type { Doc } from '../values/value.ts';
import { Collection } from './collection.ts';
import type { Journal } from './journal.ts';

/** All databases. A database is there as long as it has a collection. */
export class Store {
  readonly journal: Journal;
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
    this.journal.append({ op: 'create', ns: namespace, options });
    const collection = new Collection(namespace, options, this.journal);
    this.#collections.set(namespace, collection);
    return collection;
  }

  drop(namespace: string): boolean {
    if (!this.#collections.has(namespace)) return false;
    this.journal.append({ op: 'drop', ns: namespace });
    return this.#collections.delete(namespace);
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
