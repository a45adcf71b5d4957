import { MongoError } from '../mongo-error.ts';
import { numericOf } from '../values/numeric.ts';
import { type Doc, isDoc } from '../values/value.ts';

/** Thrown to cut a connection off without an answer, as a fail point may ask. */
export class ConnectionCut extends Error {}

type Failure = { times: number; data: Doc };

/** MongoDB's test command `failCommand`: lets a test see what its subject does when the database fails. */
export class FailPoints {
  #failure: Failure | undefined;

  set(mode: unknown, data: Doc): void {
    const times = isDoc(mode)
      ? Number(numericOf(mode.times))
      : mode === 'alwaysOn'
        ? Number.POSITIVE_INFINITY
        : 0;
    if (Number.isNaN(times))
      throw new MongoError('BadValue', "a fail point's mode is 'off', 'alwaysOn' or { times }");
    this.#failure = times > 0 ? { times, data } : undefined;
  }

  check(command: string): void {
    const failure = this.#failure;
    if (!failure || !Array.isArray(failure.data.failCommands) || !failure.data.failCommands.includes(command))
      return;
    failure.times -= 1;
    if (failure.times === 0) this.#failure = undefined;
    if (failure.data.closeConnection === true) throw new ConnectionCut(`cut by a fail point at ${command}`);
    const code = Number(numericOf(failure.data.errorCode));
    if (!Number.isNaN(code))
      throw new MongoError('InternalError', "Failing command via 'failCommand' failpoint", { code });
  }
}
