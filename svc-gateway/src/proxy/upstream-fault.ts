import type { ProblemCode } from '@sufra/contracts';

type FaultCode = Extract<ProblemCode, 'bad_gateway' | 'service_unavailable' | 'gateway_timeout'>;

/** Why an upstream gave no answer. Only one that was not available cannot have acted on the request. */
export class UpstreamFault extends Error {
  readonly code: FaultCode;
  /** It was found to be silent, and its answer is not waited for any more. */
  readonly isLost: boolean;
  /** It answered, and has not what another replica may have. */
  readonly isAbsent: boolean;

  constructor(
    code: FaultCode,
    {
      cause,
      isLost = false,
      isAbsent = false,
    }: { cause?: unknown; isLost?: boolean; isAbsent?: boolean } = {},
  ) {
    super(`upstream: ${code}`, { cause });
    this.name = 'UpstreamFault';
    this.code = code;
    this.isLost = isLost;
    this.isAbsent = isAbsent;
  }
}
