import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { Problem } from '@sufra/service-kit';
import type { Dispatcher } from 'undici';
import { copyAnswerHeaders } from './answer-headers.ts';
import type { Replica } from './replica.ts';
import { UpstreamFault } from './upstream-fault.ts';

interface Options {
  replica: Replica;
  request: Dispatcher.DispatchOptions;
  body: Readable | undefined;
  timeoutMs: number;
  /** It may be asked elsewhere, so it waits less for a replica that is lost. */
  mayRepeat: boolean;
  /** Whether this answer is not the client's: another replica is asked. */
  isDeclined(status: number): boolean;
  /** Called once the headers are set; what the body passes through on its way, if anything. */
  encoderOf(status: number, headers: IncomingHttpHeaders): Transform | undefined;
  /** Called once, before the answer's headers are sent. */
  onAnswer(status: number): void;
}

/** What cannot be asked elsewhere is answered late rather than refused, if its replica was only slow for a moment. */
const silentProbesBeforeRefusal = 2;

const clientLeft = new Error('The client has left');

function faultOf(error: Error, wasStarted: boolean) {
  if (error instanceof UpstreamFault || error instanceof Problem) return error;
  return new UpstreamFault(wasStarted ? 'bad_gateway' : 'service_unavailable', { cause: error });
}

/**
 * One request to one replica, streamed both ways. Rejects only while nothing has been sent to the client, so that
 * another can still answer; an answer that breaks off later is broken off for the client too.
 */
export function exchange(req: IncomingMessage, res: ServerResponse, options: Options): Promise<void> {
  const { replica, request, body, timeoutMs, mayRepeat } = options;
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let ended: Error | undefined;
    let isAwaited = true;
    let declined: UpstreamFault | undefined;

    const stop = (error: Error) => {
      if (ended) return;
      if (controller) controller.abort(error);
      else settle(error);
    };
    const onTimeout = () => {
      // Waiting for more of a body is not the upstream's fault; the server cuts clients that are too slow.
      if (body && !req.complete && body.readableLength === 0) waitOn();
      else stop(new UpstreamFault('gateway_timeout'));
    };
    const timer = setTimeout(onTimeout, timeoutMs);
    const waitOn = () => {
      if (isAwaited) timer.refresh();
    };
    const waitNoMore = () => {
      isAwaited = false;
      clearTimeout(timer);
    };
    const onClose = () => {
      if (!res.writableFinished) stop(clientLeft);
    };
    const onLost = () => {
      if (isAwaited) stop(new UpstreamFault('bad_gateway', { isLost: true }));
    };
    const offLost = replica.onLost(onLost, mayRepeat ? 1 : silentProbesBeforeRefusal);
    const onBodyError = (error: Error) => stop(error);
    let encoder: Transform | undefined;
    const onDrain = () => controller?.resume();
    const settle = (error?: Error) => {
      ended = error ?? clientLeft;
      waitNoMore();
      res.off('close', onClose);
      res.off('drain', onDrain);
      body?.off('error', onBodyError);
      offLost();
      if (!error || error === clientLeft) return resolve();
      if (res.headersSent) {
        res.destroy();
        return resolve();
      }
      const fault = faultOf(error, controller !== undefined);
      if (fault instanceof UpstreamFault && fault.code === 'service_unavailable') replica.isLeaving();
      if (fault instanceof UpstreamFault && fault.code === 'gateway_timeout') replica.stayedSilent();
      reject(fault);
    };
    const passThrough = (through: Transform) => {
      through.on('drain', onDrain).on('error', () => res.destroy());
      res.once('close', () => through.destroy());
      through.pipe(res);
    };
    res.on('close', onClose);
    res.on('drain', onDrain);
    body?.on('error', onBodyError);

    replica.pool.dispatch(request, {
      onRequestStart: started => {
        controller = started;
        if (ended) started.abort(ended);
      },
      onBodySent: waitOn,
      onRequestSent: waitOn,
      onResponseStart: (_controller, status, headers) => {
        if (status < 200) return;
        if (options.isDeclined(status)) {
          // Its few bytes are let go by, so that the connection serves the next request.
          declined = new UpstreamFault('bad_gateway', { isAbsent: true });
          replica.answered();
          return;
        }
        waitNoMore();
        replica.answered();
        // It says so of each connection, but stops as a whole.
        if (/\bclose\b/i.test(String(headers.connection))) replica.isLeaving();
        options.onAnswer(status);
        copyAnswerHeaders(headers, res);
        encoder = options.encoderOf(status, headers);
        res.writeHead(status);
        // Without a length it may be a stream of events, whose reader waits for these first.
        if (headers['content-length'] === undefined) res.flushHeaders();
        if (encoder) passThrough(encoder);
      },
      onResponseData: (_controller, chunk) => {
        if (!declined && !(encoder ?? res).write(chunk)) controller?.pause();
      },
      onResponseEnd: () => {
        if (declined) return settle(declined);
        (encoder ?? res).end();
        settle();
      },
      onResponseError: (_controller, error) => settle(ended ?? error),
    });
  });
}
