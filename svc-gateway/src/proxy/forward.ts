import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { clientAddress, Problem } from '@sufra/service-kit';
import type { Request, Response } from 'express';
import { encoderFor } from '../content/answer-encoder.ts';
import { type AskSpan, withoutSpan } from './ask-span.ts';
import { exchange } from './exchange.ts';
import type { Replicas } from './replicas.ts';
import { requestBody } from './request-body.ts';
import { requestHeaders } from './request-headers.ts';
import type { RetryBudget } from './retry-budget.ts';
import { UpstreamFault } from './upstream-fault.ts';

export interface Upstream {
  replicas: Replicas;
  retries: RetryBudget;
  /** A call found all replicas full. */
  refused(): void;
}

export interface ForwardOptions {
  upstream: Upstream;
  /** Of each request to a replica; none unless given. */
  span?: AskSpan;
  path: string;
  timeoutMs: number;
  bodyLimitBytes: number;
  publicOrigin: URL;
  /** It waits for something slow, such as a model, before it is answered. */
  isLong?: boolean;
  /** A call that knows its repetition by the Idempotency-Key that the client sends with it. */
  knowsRepetition?: boolean;
  /** Whether text may be made smaller on its way. */
  mayEncode: boolean;
  onAnswer(status: number): void;
  /** Whether another replica may have what the one that answers so has not; the last one's answer counts in any case. */
  mayBeElsewhere?(status: number): boolean;
}

const retryAfterSeconds = 2;
const fullRetryAfterSeconds = 1;

const problemOf = ({ code, cause }: UpstreamFault) =>
  new Problem(code, { cause, ...(code === 'service_unavailable' ? { retryAfterSeconds } : {}) });

/**
 * Hands a request to one of an upstream's replicas that has a place for it; where none has, it is refused at once, before it
 * costs anything. The place is free again when the answer begins. Another is tried only when the first cannot have acted on it; a
 * GET whose connection died before the answer began (a kept-alive one that was just being closed), or whose replica is found to be
 * silent while another is well, is tried once more; so is a call that knows its repetition by the client's key. Any other call that
 * changes something is sent to one replica, and refused soon when that is found to be silent.
 */
export async function forward(req: Request, res: Response, options: ForwardOptions) {
  const { upstream, timeoutMs, isLong = false, span: inSpan = withoutSpan } = options;
  const started = performance.now();
  const body = requestBody(req, options.bodyLimitBytes);
  const { address = clientAddress(req.ip), requestId } = res.locals;
  const request = {
    method: req.method,
    path: options.path,
    headers: requestHeaders(req.headers, { address, requestId, publicOrigin: options.publicOrigin }),
  };
  const encoderOf = (status: number, headers: IncomingHttpHeaders) =>
    options.mayEncode ? encoderFor(req, res, { status, headers }) : undefined;
  const isReading = !body && (req.method === 'GET' || req.method === 'HEAD');
  let mayRepeat =
    isReading || (options.knowsRepetition === true && req.headers['idempotency-key'] !== undefined);
  const isDeclined = (status: number) => queue.length > 0 && options.mayBeElsewhere?.(status) === true;
  let stream: Readable | undefined = body?.stream;
  let fault: UpstreamFault | undefined;
  let isFull = false;
  upstream.retries.note();
  const queue = upstream.replicas.inTurn();
  for (let replica = queue.shift(); replica; replica = queue.shift()) {
    const leave = replica.enter(isLong);
    if (!leave) {
      isFull = true;
      continue;
    }
    try {
      const left = Math.max(timeoutMs - (performance.now() - started), 1);
      const asked = { replica, body: stream, timeoutMs: left, mayRepeat, encoderOf, isDeclined };
      return await inSpan(span =>
        exchange(req, res, {
          ...asked,
          request: span
            ? {
                ...request,
                body: stream ?? null,
                headers: { ...request.headers, traceparent: span.traceparent },
              }
            : { ...request, body: stream ?? null },
          onAnswer: status => {
            leave();
            span?.set({ 'http.response.status_code': status });
            options.onAnswer(status);
          },
        }),
      );
    } catch (error) {
      if (!(error instanceof UpstreamFault)) throw error;
      fault = error;
      if (fault.code === 'service_unavailable' || fault.isAbsent) continue;
      if (fault.code === 'gateway_timeout') break;
      const again = mayRepeat ? body?.again() : undefined;
      if (!mayRepeat || (body && !again)) {
        if (fault.isLost) fault = new UpstreamFault('service_unavailable', { cause: fault });
        break;
      }
      // What a silent replica does not answer moves to the others, which is no more than they get without it.
      if (!fault.isLost && !upstream.retries.take()) break;
      mayRepeat = false;
      stream = again;
      if (queue.length === 0) queue.push(replica);
    } finally {
      leave();
    }
  }
  body?.stream.destroy();
  if (isFull && !fault) {
    upstream.refused();
    throw new Problem('service_unavailable', { retryAfterSeconds: fullRetryAfterSeconds });
  }
  throw problemOf(fault ?? new UpstreamFault('service_unavailable'));
}
