import type { FileHandle } from 'node:fs/promises';
import type { Entry, Journal } from './journal.ts';
import { toRecord } from './log-records.ts';

type Waiting = { resolve: () => void };

/**
 * Writes in groups: while one is being written and synced the next one collects, and each write is answered when its
 * group is on the disk. Until `open`, what is appended is there already: it is being replayed.
 */
export class LogJournal implements Journal {
  readonly #onFailure: (error: unknown) => void;
  #file: FileHandle | undefined;
  #records: Buffer[] = [];
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  /** After a failed write memory is ahead of the disk: nothing is answered any more, and the process has to end. */
  constructor(onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure;
  }

  open(file: FileHandle): void {
    this.#file = file;
  }

  append(entry: Entry): void {
    if (!this.#file) return;
    this.#records.push(toRecord(entry));
    this.#writing ??= this.#write(this.#file);
  }

  flushed(): Promise<void> {
    if (!this.#writing) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ resolve });
    return promise;
  }

  async #write(file: FileHandle): Promise<void> {
    try {
      await undefined;
      while (this.#records.length > 0 || this.#waiting.length > 0) {
        const records = this.#records;
        const waiting = this.#waiting;
        this.#records = [];
        this.#waiting = [];
        if (records.length > 0) {
          await file.appendFile(Buffer.concat(records));
          await file.datasync();
        }
        for (const { resolve } of waiting) resolve();
      }
      this.#writing = undefined;
    } catch (error) {
      this.#onFailure(error);
    }
  }

  async close(): Promise<void> {
    await this.flushed();
    await this.#file?.close();
    this.#file = undefined;
  }
}
