import type { Change } from './change.ts';
import { openJournal } from './journal.ts';
import { type Kind, kinds, type Records } from './records.ts';

type Kept = { [K in Kind]: Map<string, Records[K]> };

export interface Store {
  get<K extends Kind>(kind: K, id: string): Records[K] | undefined;
  /** In the order of their making. */
  all<K extends Kind>(kind: K): Records[K][];
  put<K extends Kind>(kind: K, record: Records[K]): void;
  remove(kind: Kind, id: string): void;
  /** Whatever has this id. */
  find(id: string): object | undefined;
  /** All that the work changes lasts, or nothing of it. Work is synchronous, so that no two are under way at once. */
  transaction<T>(work: () => T): T;
  close(): void;
}

const dayMs = 86_400_000;

/** Answers are kept for as long as Stripe promises to, events a month. */
function isKept({ kind, record }: Change): boolean {
  const { at, created } = Object(record);
  if (kind === 'keptAnswer') return at > Date.now() - dayMs;
  if (kind === 'event') return created * 1000 > Date.now() - 30 * dayMs;
  return true;
}

const isKind = (kind: string): kind is Kind => (kinds as readonly string[]).includes(kind);

/** What the stand-in knows; on disk when it is given a folder, else for as long as it runs. */
export function openStore(folder?: string, warn: (line: string) => void = () => undefined): Store {
  const kept = Object.fromEntries(kinds.map(kind => [kind, new Map()])) as Kept;
  const journal = folder ? openJournal({ folder, isKept, warn }) : undefined;
  for (const { kind, id, record } of journal?.changes ?? [])
    if (isKind(kind)) (kept[kind] as Map<string, unknown>).set(id, record);

  let before: Map<string, Change> | undefined;
  const note = (kind: Kind, id: string) => {
    if (!before) throw new Error('a change outside of a transaction');
    const key = `${kind} ${id}`;
    if (!before.has(key)) before.set(key, { kind, id, record: kept[kind].get(id) });
  };

  function undo(changes: Iterable<Change>) {
    for (const { kind, id, record } of changes) {
      if (!isKind(kind)) continue;
      if (record === undefined) kept[kind].delete(id);
      else (kept[kind] as Map<string, unknown>).set(id, record);
    }
  }

  return {
    get: (kind, id) => kept[kind].get(id),
    all: kind => [...kept[kind].values()],
    put(kind, record) {
      note(kind, record.id);
      kept[kind].set(record.id, record);
    },
    remove(kind, id) {
      note(kind, id);
      kept[kind].delete(id);
    },
    find(id) {
      for (const kind of kinds) {
        const found = kept[kind].get(id);
        if (found) return found;
      }
      return undefined;
    },
    transaction(work) {
      if (before) return work();
      const changes = new Map<string, Change>();
      before = changes;
      try {
        const result = work();
        const after = [...changes.values()].map(({ kind, id }) =>
          isKind(kind) ? { kind, id, record: kept[kind].get(id) } : { kind, id },
        );
        if (after.length > 0) journal?.append(after);
        return result;
      } catch (error) {
        undo(changes.values());
        throw error;
      } finally {
        before = undefined;
      }
    },
    close: () => journal?.close(),
  };
}
