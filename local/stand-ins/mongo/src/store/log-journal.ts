import type { FileHandle } from 'node:fs/promises';
import { MongoError } from '../mongo-error.ts';
import type { Entry, Journal } from './journal.ts';
import { toRecord } from './log-records.ts';
import { isNoRoom } from './no-room.ts';

export type OpenLog = { file: FileHandle; size: number; records: number };

/** A short copy of the log that takes over once `finish` has put what was written meanwhile behind it. */
export type ShortLog = { finish(old: OpenLog): Promise<OpenLog> };

export type Compactor = {
  isDue(log: OpenLog): boolean;
  /** Called with memory at one moment; what it gives writes that moment down, given the log's size at it. */
  begin(): (size: number) => Promise<ShortLog | undefined>;
  /** What is under way ends soon, and nothing begins any more. */
  stop(): void;
};

type Listener = {
  /** A write failed for another reason than want of room: nothing is answered any more, and the process has to end. */
  failed(error: unknown): void;
  /** There was no room for so many writes, which were refused. */
  refused(writes: number): void;
  kept(): void;
};

type Waiting = { resolve: () => void; reject: (error: unknown) => void };
type Pending = { record: Buffer; undo: () => void };

/**
 * Writes in groups: while one is being written and synced the next one collects, and each write is answered when its
 * group is on the disk. Until `open`, what is appended is there already: it is being replayed. A log that has become
 * long is written anew beside itself; the short one takes over between two groups.
 *
 * On a full disk the file is cut back to its last whole group, and memory to what the file holds: each write is tried, refused, and
 * leaves no trace, until there is room.
 */
export class LogJournal implements Journal {
  readonly #listener: Listener;
  #log: OpenLog | undefined;
  #compactor: Compactor | undefined;
  #isCompacting = false;
  #preparing: Promise<void> | undefined;
  #short: ShortLog | undefined;
  #pending: Pending[] = [];
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  open(log: OpenLog, compactor?: Compactor): void {
    this.#log = log;
    this.#compactor = compactor;
  }

  append(entry: Entry, undo: () => void): void {
    if (!this.#log) return;
    this.#pending.push({ record: toRecord(entry), undo });
    this.#writing ??= this.#write(this.#log);
  }

  flushed(): Promise<void> {
    if (!this.#writing) return Promise.resolve();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push({ resolve, reject });
    return promise;
  }

  async #write(opened: OpenLog): Promise<void> {
    let log = opened;
    try {
      await undefined;
      while (this.#pending.length > 0 || this.#waiting.length > 0 || this.#short) {
        await this.#writeGroup(log);
        if (this.#short) log = await this.#takeOver(this.#short, log);
      }
      this.#writing = undefined;
    } catch (error) {
      this.#listener.failed(error);
    }
  }

  async #writeGroup(log: OpenLog): Promise<void> {
    const group = { pending: this.#pending, waiting: this.#waiting };
    this.#pending = [];
    this.#waiting = [];
    const copy = this.#beginCompaction(log, group.pending.length);
    try {
      await keep(log, group.pending);
    } catch (error) {
      if (!isNoRoom(error)) throw error;
      if (copy) this.#isCompacting = false;
      await log.file.truncate(log.size);
      this.#refuse(group, error);
      return;
    }
    if (group.pending.length > 0) this.#listener.kept();
    for (const { resolve } of group.waiting) resolve();
    if (copy) this.#preparing = this.#prepare(copy, log.size);
  }

  /** What came after the group rests on it, so it is undone first and refused too. */
  #refuse(group: { pending: Pending[]; waiting: Waiting[] }, cause: unknown): void {
    const pending = [...group.pending, ...this.#pending];
    const waiting = [...group.waiting, ...this.#waiting];
    this.#pending = [];
    this.#waiting = [];
    for (const { undo } of pending.toReversed()) undo();
    const refusal = new MongoError('OutOfDiskSpace', `No room on the disk, nothing was written: ${cause}`);
    for (const { reject } of waiting) reject(refusal);
    this.#listener.refused(waiting.length);
  }

  /** In the same moment as a group is taken: memory then holds all up to that group's end and nothing after it. */
  #beginCompaction(log: OpenLog, more: number) {
    const isDue = !this.#isCompacting && this.#compactor?.isDue({ ...log, records: log.records + more });
    if (!isDue) return undefined;
    this.#isCompacting = true;
    return this.#compactor?.begin();
  }

  async #prepare(copy: ReturnType<Compactor['begin']>, size: number): Promise<void> {
    this.#short = await copy(size);
    if (!this.#short) this.#isCompacting = false;
    else if (this.#log) this.#writing ??= this.#write(this.#log);
  }

  async #takeOver(short: ShortLog, old: OpenLog): Promise<OpenLog> {
    this.#short = undefined;
    const log = await short.finish(old);
    this.#isCompacting = false;
    this.#log = log;
    return log;
  }

  async close(): Promise<void> {
    await this.#settled();
    this.#compactor?.stop();
    await this.#preparing;
    await this.#settled();
    await this.#log?.file.close();
    this.#log = undefined;
  }

  /** What is refused for want of room was told to the client that asked for it. */
  async #settled(): Promise<void> {
    await this.flushed().catch(() => undefined);
  }
}

async function keep(log: OpenLog, pending: Pending[]): Promise<void> {
  if (pending.length === 0) return;
  const bytes = Buffer.concat(pending.map(({ record }) => record));
  await log.file.appendFile(bytes);
  await log.file.datasync();
  log.size += bytes.length;
  log.records += pending.length;
}
