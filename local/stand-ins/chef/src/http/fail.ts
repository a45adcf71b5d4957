import type { Fault } from '../faults/fault.ts';
import { ApiProblem } from '../openai/problem.ts';
import type { Exchange } from './exchange.ts';
import { pause } from './send.ts';

const silentSeconds = 120;

/** The faults that come in place of an answer; whether this was one. */
export async function failInstead(
  fault: Fault | undefined,
  { response, signal, call }: Omit<Exchange, 'request'>,
): Promise<boolean> {
  const seconds = fault?.seconds ?? 1;
  switch (fault?.name) {
    case 'rate-limit':
      throw new ApiProblem(429, 'Rate limit reached for local-chef. Please try again later.', {
        type: 'requests',
        code: 'rate_limit_exceeded',
        headers: { 'retry-after': String(seconds), 'retry-after-ms': String(seconds * 1000) },
      });
    case 'server-error':
      throw new ApiProblem(500, 'The server had an error while processing your request.', {
        type: 'server_error',
      });
    case 'overloaded':
      throw new ApiProblem(503, 'The engine is currently overloaded. Please try again later.', {
        type: 'server_error',
        headers: { 'retry-after': String(seconds) },
      });
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>Sign in to the network</title>');
      return true;
    case 'silence':
      await pause((fault.seconds ?? silentSeconds) * 1000, signal);
      call.outcome = 'cut';
      response.destroy();
      return true;
    default:
      return false;
  }
}
