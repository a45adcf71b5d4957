import { type ProblemCode, type ProblemDetail, problems, type RecipeConflict } from '@sufra/contracts';

interface ProblemOptions {
  details?: ProblemDetail[];
  conflict?: RecipeConflict;
  version?: number;
  /** Takes the place of the sentence in the table where a call has words of its own. */
  message?: string;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** What a use case throws to refuse; the error handler alone turns it into an answer. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ProblemDetail[] | undefined;
  readonly conflict: RecipeConflict | undefined;
  readonly version: number | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(options.message ?? problems[code].message, { cause: options.cause });
    this.name = 'Problem';
    this.code = code;
    this.status = problems[code].status;
    this.details = options.details;
    this.conflict = options.conflict;
    this.version = options.version;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
