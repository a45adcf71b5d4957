/** While it is held writes wait and reads go on, as under `fsync` with `lock` in MongoDB. */
export class WriteLock {
  #holders = 0;
  #opened = Promise.withResolvers<void>();

  get isHeld(): boolean {
    return this.#holders > 0;
  }

  take(): number {
    if (this.#holders === 0) this.#opened = Promise.withResolvers();
    this.#holders += 1;
    return this.#holders;
  }

  /** Gives how many still hold it. */
  give(): number {
    this.#holders -= 1;
    if (this.#holders === 0) this.#opened.resolve();
    return this.#holders;
  }

  async whenOpen(): Promise<void> {
    while (this.isHeld) await this.#opened.promise;
  }
}
