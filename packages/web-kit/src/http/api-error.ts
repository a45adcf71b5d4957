import { networkFailure, type ProblemCode, type ProblemDetail, type RecipeConflict } from '@sufra/contracts';
import { say } from '../said/say.ts';

interface Refusal {
  status: number;
  code?: ProblemCode | undefined;
  /** Absent when the answer held no words. */
  message?: string | undefined;
  details?: ProblemDetail[] | undefined;
  conflict?: RecipeConflict | undefined;
  version?: number | undefined;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
}

/** The server answered, and the answer is no. `message` is for people, `code` for programs. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Undefined when something between us and the service answered in its place. */
  readonly code: ProblemCode | undefined;
  /** The server's own words; undefined when `message` had to be made up here. */
  readonly said: string | undefined;
  readonly details: ProblemDetail[];
  /** Of `recipe_changed`: both texts. */
  readonly conflict: RecipeConflict | undefined;
  /** Of `list_changed`: the version that is there. */
  readonly version: number | undefined;
  readonly requestId: string | undefined;
  /** Seconds to wait before another try. */
  readonly retryAfter: number | undefined;

  constructor({ status, code, message, details = [], conflict, version, requestId, retryAfter }: Refusal) {
    super(message ? say(message, code) : say(networkFailure));
    this.status = status;
    this.code = code;
    this.said = message && say(message, code);
    this.details = details.map(detail => ({ ...detail, message: say(detail.message) }));
    this.conflict = conflict;
    this.version = version;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

/** There was no answer: no connection, a broken one, or none in time. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause?: unknown) {
    super(say(networkFailure), { cause });
  }
}
