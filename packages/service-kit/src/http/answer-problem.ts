import type { ProblemAnswer } from '@sufra/contracts';
import type { ErrorRequestHandler } from 'express';
import type { Log } from '../ops/log.ts';
import { isCallerLeft } from './caller-left.ts';
import { isEventStream, sendEvent } from './event-stream.ts';
import { Problem } from './problem.ts';

// What body-parser says went wrong, by its own stable words.
const bodyFaults: Record<string, () => Problem> = {
  'entity.too.large': () => new Problem('payload_too_large'),
  'entity.parse.failed': () => new Problem('invalid_request', { message: 'This is not JSON.' }),
  'encoding.unsupported': () => new Problem('unsupported_media_type'),
  'charset.unsupported': () => new Problem('unsupported_media_type'),
  'request.size.invalid': () => new Problem('invalid_request'),
  'request.aborted': () => new Problem('invalid_request'),
};

// A write that others kept overtaking is worth a second try by the caller too.
const databaseFaults =
  /^(Mongo(Network|ServerSelection|ServerClosed|TopologyClosed|NotConnected|PoolCleared|PoolClosed|WaitQueueTimeout|OperationTimeout|ClientClosed)|PoolClearedOnNetwork|MongooseServerSelection|WriteConflict)/;
// What a server of a replica set says while it gives its part to another, or goes down; and what any says whose disk is full.
const passingCodes = new Set([91, 189, 10_107, 11_600, 11_602, 13_435, 13_436, 14_031]);
// A connection that was cut under a call is told of by the system's own word, sometimes as the driver's cause.
const cutConnection = /^(?:ECONNRESET|ECONNREFUSED|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;

const isDatabaseFault = ({ name, code, cause }: Error & { code?: unknown }): boolean =>
  databaseFaults.test(name) ||
  passingCodes.has(Number(code)) ||
  cutConnection.test(String(code)) ||
  (cause instanceof Error && cutConnection.test(String((cause as NodeJS.ErrnoException).code)));

function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (!(error instanceof Error)) return undefined;
  const { type, status } = error as Error & { type?: string; status?: number };
  const fault = type ? bodyFaults[type] : undefined;
  if (fault) return fault();
  if (status === 400) return new Problem('invalid_request', { cause: error });
  if (isDatabaseFault(error))
    return new Problem('service_unavailable', { retryAfterSeconds: 2, cause: error });
  return undefined;
}

/** The one place that writes a refusal; what it does not know is a fault of ours and says nothing about itself. */
export function answerProblem(log: Log): ErrorRequestHandler {
  return (error: unknown, _req, res, next) => {
    if (isCallerLeft(error))
      return log.info({ requestId: res.locals.requestId }, 'the caller left before the answer');
    const problem = problemOf(error) ?? new Problem('internal_error', { cause: error });
    if (problem.status >= 500)
      log.error({ requestId: res.locals.requestId, err: problem.cause ?? error }, 'request failed');
    const isStream = isEventStream(res);
    if (res.headersSent && !isStream) return next(error);
    res.locals.problemCode = problem.code;
    const answer: ProblemAnswer = {
      error: problem.message,
      message: problem.message,
      code: problem.code,
      requestId: res.locals.requestId,
      ...(problem.details ? { details: problem.details } : {}),
      ...(problem.conflict ? { conflict: problem.conflict } : {}),
      ...(problem.version === undefined ? {} : { version: problem.version }),
    };
    if (isStream) {
      sendEvent(res, 'problem', answer);
      return void res.end();
    }
    if (problem.retryAfterSeconds) res.set('retry-after', String(Math.ceil(problem.retryAfterSeconds)));
    res.status(problem.status).json(answer);
  };
}
