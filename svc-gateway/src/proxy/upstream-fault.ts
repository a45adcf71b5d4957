import type { ProblemCode } from '@sufra/contracts';

type FaultCode = Extract<ProblemCode, 'bad_gateway' | 'service_unavailable' | 'gateway_timeout'>;

/** Why an upstream gave no answer. Only one that was not available cannot have acted on the request. */
export class UpstreamFault extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode, cause?: unknown) {
    super(`upstream: ${code}`, { cause });
    this.name = 'UpstreamFault';
    this.code = code;
  }
}
