/** One step that brings documents of an earlier version to what this version reads. */
export interface Migration {
  /** Its place in the order; a number that was once released is never given to another step. */
  number: number;
  /** In words, for logs and the database: 'complete posts'. */
  name: string;
  /**
   * It runs more than once, also at the same time as another replica's and as the version before: it only adds what that version does
   * not know, and finds by itself what is still to be done. It ends soon once `stopping` is aborted.
   */
  run(stopping: AbortSignal): Promise<void>;
}

/** In their order; throws for a number that is given twice. */
export function inOrder(migrations: readonly Migration[]): Migration[] {
  const numbers = new Set(migrations.map(({ number }) => number));
  if (numbers.size < migrations.length) throw new Error('two migrations have one number');
  return migrations.toSorted((one, other) => one.number - other.number);
}
