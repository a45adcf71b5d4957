import type { ApiCall } from '@sufra/contracts';
import { type Authenticate, type Caller, hasFreshSecondFactor, may, type Redeem } from './caller.ts';
import type { Exchange } from './exchange.ts';
import { Problem } from './problem.ts';

// 256 random bits; without a dot, so that it is never taken for an access token.
const oneTime = /^Bearer ([\w-]{43})$/i;
const oneTimeTokenIn = (authorization: string | undefined) => oneTime.exec(authorization ?? '')?.[1];

interface Deps {
  authenticate: Authenticate;
  redeem?: Redeem | undefined;
}

type Admission = Pick<ApiCall, 'access' | 'takesOneTimeToken' | 'asksSecondFactor'>;

interface Asking {
  authorization: string | undefined;
  exchange: Exchange;
  /** Awaited before a known member is refused. */
  refuse: (caller: Caller) => Promise<void>;
}

/** Who makes this call, once it is settled that they may. A one-time token opens the calls that say so, and no other. */
export async function admitCaller(
  { authenticate, redeem }: Deps,
  { access, takesOneTimeToken, asksSecondFactor }: Admission,
  { authorization, exchange, refuse }: Asking,
): Promise<Caller | null> {
  if (access === 'public') return null;
  const oneTimeToken = takesOneTimeToken && redeem ? oneTimeTokenIn(authorization) : undefined;
  const caller =
    redeem && oneTimeToken ? await redeem(oneTimeToken, exchange) : await authenticate(authorization);
  if (!may(caller, access)) {
    await refuse(caller);
    throw new Problem('forbidden');
  }
  if (asksSecondFactor && !hasFreshSecondFactor(caller)) throw new Problem('second_factor_required');
  return caller;
}
