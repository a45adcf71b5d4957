import { MongoError } from '../mongo-error.ts';
import { kindOf } from '../values/kind.ts';
import { type Doc, isDoc, type Value } from '../values/value.ts';
import { keyOf } from '../values/value-key.ts';
import { duplicateKey } from './duplicate-key.ts';
import { type IndexSpec, isSameIndex } from './index-spec.ts';
import type { Journal } from './journal.ts';
import { type Conflict, type SecondaryIndex, secondaryIndex } from './secondary-index.ts';
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
    const before = { options: this.options, validate: this.#validate };
    this.#journal.append({ op: 'options', ns: this.namespace, options }, () => {
      this.options = before.options;
      this.#validate = before.validate;
    });
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

  /**
   * From the log: it was accepted by the rules of its time. Only where a part of the log was lost can another document stand in its way;
   * that one is older, and the lost part had changed or removed it, so it goes. Gives how many went.
   */
  restore(doc: Doc): number {
    const id = keyOf(doc._id);
    const before = this.docs.size;
    for (const index of this.indexes.values()) {
      if (index.spec.unique === true) this.#removeHolders(index, doc, id);
    }
    const gone = before - this.docs.size;
    this.#put(doc, id);
    return gone;
  }

  #removeHolders(index: SecondaryIndex, doc: Doc, id: string): void {
    const entries = index.entriesOf(doc);
    for (let found = index.conflict(entries, id); found; found = index.conflict(entries, id))
      this.remove(this.docs.get(found.holder) ?? {});
  }

  #put(doc: Doc, id: string): void {
    const changes = this.#kept().map(index => ({ index, entries: index.entriesOf(doc) }));
    for (const { index, entries } of changes) {
      const found = index.conflict(entries, id);
      const { name, key: pattern } = index.spec;
      if (found) throw duplicateKey({ namespace: this.namespace, index: name, pattern, value: found.value });
    }
    const before = this.docs.get(id);
    this.#journal.append({ op: 'put', ns: this.namespace, doc }, () =>
      before ? this.#hold(before, id) : this.#forget(id),
    );
    if (before) for (const { index } of changes) index.remove(before, id);
    this.docs.set(id, doc);
    for (const { index, entries } of changes) index.add(entries, id);
  }

  remove({ _id }: Doc): void {
    const id = keyOf(_id);
    const doc = this.docs.get(id);
    if (!doc) return;
    this.#journal.append({ op: 'remove', ns: this.namespace, id: doc._id }, () => this.#hold(doc, id));
    this.#forget(id);
  }

  #hold(doc: Doc, id: string): void {
    const present = this.docs.get(id);
    this.docs.set(id, doc);
    for (const index of this.#kept()) {
      if (present) index.remove(present, id);
      index.add(index.entriesOf(doc), id);
    }
  }

  #forget(id: string): void {
    const doc = this.docs.get(id);
    if (!doc) return;
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
    const found = this.#fill(index);
    if (found) {
      const { value } = found;
      throw duplicateKey({ namespace: this.namespace, index: spec.name, pattern: spec.key, value });
    }
    const undo = () => this.indexes.delete(spec.name);
    this.#journal.append({ op: 'createIndex', ns: this.namespace, spec }, undo);
    this.indexes.set(spec.name, index);
    return true;
  }

  /** The first of two documents that it cannot both hold. */
  #fill(index: SecondaryIndex): Conflict | undefined {
    for (const [id, doc] of this.docs) {
      const entries = index.entriesOf(doc);
      const found = index.conflict(entries, id);
      if (found) return found;
      index.add(entries, id);
    }
    return undefined;
  }

  /** From the log, as `restore` does. */
  restoreIndex(spec: IndexSpec): number {
    const before = this.docs.size;
    for (;;) {
      const found = spec.unique === true ? this.#fill(secondaryIndex(spec)) : undefined;
      if (!found) break;
      this.remove(this.docs.get(found.holder) ?? {});
    }
    const gone = before - this.docs.size;
    this.createIndex(spec);
    return gone;
  }

  dropIndex(name: string): void {
    const index = this.indexes.get(name);
    if (!index) return;
    const undo = () => this.indexes.set(name, index);
    this.#journal.append({ op: 'dropIndex', ns: this.namespace, name }, undo);
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
