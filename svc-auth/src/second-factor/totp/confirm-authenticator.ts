import { randomUUID } from 'node:crypto';
import { openSealedToken, Problem } from '@sufra/service-kit';
import { takeOrRecord } from '../../throttling.ts';
import { addFactor } from '../add-factor.ts';
import type { ByMember, SecondFactorDeps } from '../second-factor-deps.ts';
import { matchedStep } from './totp.ts';

interface Confirming extends ByMember {
  setup: string;
  code: string;
}

const purpose = { purpose: 'authenticator' } as const;

/** A wrong code leaves the setup as it was: the member types again. */
export async function confirmAuthenticator(deps: SecondFactorDeps, { caller, ip, setup, code }: Confirming) {
  const { userId } = caller;
  const begun = await deps.secrets.find(purpose, setup);
  if (begun?.userId !== userId || !begun.text) throw new Problem('setup_over');
  const sealedSecret = begun.text;
  const what = 'second-factor-change';
  const giveBack = await takeOrRecord(deps, {
    limit: deps.limits.secondFactorByAccount,
    who: userId,
    what,
    ip,
  });
  const secret = Buffer.from(openSealedToken(sealedSecret, deps.keys), 'base64url');
  const lastStep = matchedStep(secret, { code, now: new Date(), after: 0 });
  if (lastStep === undefined) throw new Problem('wrong_second_factor');
  await giveBack();
  if (!(await deps.secrets.redeem(purpose, setup))) throw new Problem('setup_over');
  const authenticator = { id: randomUUID(), sealedSecret, addedAt: new Date(), lastStep };
  return addFactor(deps, {
    caller,
    ip,
    what: 'authenticator-added',
    add: has => ({ ...has, authenticator }),
  });
}
