import type { FileHandle } from 'node:fs/promises';
import type { Entry, Journal } from './journal.ts';
import { toRecord } from './log-records.ts';

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

/**
 * Writes in groups: while one is being written and synced the next one collects, and each write is answered when its
 * group is on the disk. Until `open`, what is appended is there already: it is being replayed. A log that has become
 * long is written anew beside itself; the short one takes over between two groups.
 */
export class LogJournal implements Journal {
  readonly #onFailure: (error: unknown) => void;
  #log: OpenLog | undefined;
  #compactor: Compactor | undefined;
  #isCompacting = false;
  #preparing: Promise<void> | undefined;
  #short: ShortLog | undefined;
  #records: Buffer[] = [];
  #waiting: (() => void)[] = [];
  #writing: Promise<void> | undefined;

  /** After a failed write memory is ahead of the disk: nothing is answered any more, and the process has to end. */
  constructor(onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure;
  }

  open(log: OpenLog, compactor?: Compactor): void {
    this.#log = log;
    this.#compactor = compactor;
  }

  append(entry: Entry): void {
    if (!this.#log) return;
    this.#records.push(toRecord(entry));
    this.#writing ??= this.#write(this.#log);
  }

  flushed(): Promise<void> {
    if (!this.#writing) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    return promise;
  }

  async #write(opened: OpenLog): Promise<void> {
    let log = opened;
    try {
      await undefined;
      while (this.#records.length > 0 || this.#waiting.length > 0 || this.#short) {
        const records = this.#records;
        const waiting = this.#waiting;
        this.#records = [];
        this.#waiting = [];
        const copy = this.#beginCompaction(log, records.length);
        await keep(log, records);
        for (const resolve of waiting) resolve();
        if (copy) this.#preparing = this.#prepare(copy, log.size);
        if (this.#short) log = await this.#takeOver(this.#short, log);
      }
      this.#writing = undefined;
    } catch (error) {
      this.#onFailure(error);
    }
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
    await this.flushed();
    this.#compactor?.stop();
    await this.#preparing;
    await this.flushed();
    await this.#log?.file.close();
    this.#log = undefined;
  }
}

async function keep(log: OpenLog, records: Buffer[]): Promise<void> {
  if (records.length === 0) return;
  const bytes = Buffer.concat(records);
  await log.file.appendFile(bytes);
  await log.file.datasync();
  log.size += bytes.length;
  log.records += records.length;
}
