import { MongoError } from '../mongo-error.ts';
import { kindOf } from '../values/kind.ts';
import { type Doc, isDoc, type Value } from '../values/value.ts';
import { keyOf } from '../values/value-key.ts';
import { duplicateKey } from './duplicate-key.ts';
import { type IndexSpec, isSameIndex } from './index-spec.ts';
import type { Journal } from './journal.ts';
import { type SecondaryIndex, secondaryIndex } from './secondary-index.ts';
import { type Validator, validatorOf } from './validator.ts';

/**
 * Documents in the order of their arrival, by the key of their `_id`. Each change is checked whole, then written to
 * the journal, then made: a refused one leaves no trace.
 */
export class Collection {
  readonly namespace: string;
  options: Doc;
  #validate: Validator;
  readonly docs = new Map<string, Doc>();
  readonly indexes = new Map<string, SecondaryIndex>();
  readonly #journal: Journal;
  #idOrder: SecondaryIndex | undefined;

  constructor(namespace: string, options: Doc, journal: Journal) {
    this.namespace = namespace;
    this.options = options;
    this.#validate = validatorOf(options);
    this.#journal = journal;
  }

  setOptions(options: Doc): void {
    const validate = validatorOf(options);
    this.#journal.append({ op: 'options', ns: this.namespace, options });
    this.options = options;
    this.#validate = validate;
  }

  insert(doc: Doc): void {
    const kind = kindOf(doc._id);
    if (kind === 'array' || kind === 'regex' || kind === 'undefined') {
      throw new MongoError('InvalidIdField', `The '_id' value cannot be of type ${kind}`);
    }
    checkIdFields(doc._id);
    this.#validate(doc);
    const id = keyOf(doc._id);
    if (this.docs.has(id)) {
      throw duplicateKey({
        namespace: this.namespace,
        index: '_id_',
        pattern: { _id: 1 },
        value: { _id: doc._id },
      });
    }
    this.#put(doc, id);
  }

  replace(doc: Doc): void {
    this.#validate(doc);
    this.#put(doc, keyOf(doc._id));
  }

  /** From the log: it was accepted by the rules of its time. */
  restore(doc: Doc): void {
    this.#put(doc, keyOf(doc._id));
  }

  #put(doc: Doc, id: string): void {
    const changes = this.#kept().map(index => ({ index, entries: index.entriesOf(doc) }));
    for (const { index, entries } of changes) {
      const value = index.conflict(entries, id);
      const { name, key: pattern } = index.spec;
      if (value) throw duplicateKey({ namespace: this.namespace, index: name, pattern, value });
    }
    this.#journal.append({ op: 'put', ns: this.namespace, doc });
    const before = this.docs.get(id);
    this.docs.set(id, doc);
    for (const { index, entries } of changes) {
      if (before) index.remove(before, id);
      index.add(entries, id);
    }
  }

  remove({ _id }: Doc): void {
    const id = keyOf(_id);
    const doc = this.docs.get(id);
    if (!doc) return;
    this.#journal.append({ op: 'remove', ns: this.namespace, id: doc._id });
    this.docs.delete(id);
    for (const index of this.#kept()) index.remove(doc, id);
  }

  #kept(): SecondaryIndex[] {
    return [...this.indexes.values(), ...(this.#idOrder ? [this.#idOrder] : [])];
  }

  /** The ids in order: made when a query first asks for a range of them, or sorts by them. */
  idOrder(): SecondaryIndex {
    if (this.#idOrder) return this.#idOrder;
    const index = secondaryIndex({ name: '_id_', key: { _id: 1 } });
    for (const [id, doc] of this.docs) index.add(index.entriesOf(doc), id);
    this.#idOrder = index;
    return index;
  }

  /** False when it is there already. */
  createIndex(spec: IndexSpec): boolean {
    if (isIdIndex(spec) || [...this.indexes.values()].some(index => isSameIndex(index.spec, spec)))
      return false;
    const index = secondaryIndex(spec);
    for (const [id, doc] of this.docs) {
      const entries = index.entriesOf(doc);
      const value = index.conflict(entries, id);
      if (value) {
        throw duplicateKey({ namespace: this.namespace, index: spec.name, pattern: spec.key, value });
      }
      index.add(entries, id);
    }
    this.#journal.append({ op: 'createIndex', ns: this.namespace, spec });
    this.indexes.set(spec.name, index);
    return true;
  }

  dropIndex(name: string): void {
    this.#journal.append({ op: 'dropIndex', ns: this.namespace, name });
    this.indexes.delete(name);
  }
}

function checkIdFields(id: Value): void {
  const bad = isDoc(id) ? Object.keys(id).find(name => name.startsWith('$')) : undefined;
  if (bad === undefined) return;
  throw new MongoError(
    'DollarPrefixedFieldName',
    `_id fields may not contain '$'-prefixed fields: ${bad} is not valid for storage.`,
  );
}

function isIdIndex(spec: IndexSpec): boolean {
  const fields = Object.keys(spec.key);
  return fields.length === 1 && fields[0] === '_id';
}
