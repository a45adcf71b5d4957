import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { limits, type ParsedBody } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import type { Passkey } from '../../users/second-factor.ts';
import { addFactor } from '../add-factor.ts';
import type { ByMember, SecondFactorDeps } from '../second-factor-deps.ts';
import { challengeCheck } from './challenge-check.ts';

type Made = ParsedBody<'POST /auth/me/second-factor/passkeys'>;

export async function addPasskey(deps: SecondFactorDeps, { caller, ip, ...made }: ByMember & Made) {
  const passkey = await verified(deps, { userId: caller.userId, ...made });
  return addFactor(deps, {
    caller,
    ip,
    what: 'passkey-added',
    add: has => {
      const others = has.passkeys.filter(({ id }) => id !== passkey.id);
      if (others.length >= limits.passkeys) throw new Problem('too_many_passkeys');
      return { ...has, passkeys: [...others, passkey] };
    },
  });
}

async function verified(
  { secrets, relyingParty }: SecondFactorDeps,
  { userId, name, passkey }: Made & { userId: string },
): Promise<Passkey> {
  const { expectedChallenge, rethrowOutage } = challengeCheck(secrets, { purpose: 'new passkey', userId });
  const { registrationInfo } = await verifyRegistrationResponse({
    response: passkey,
    expectedChallenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
  }).catch(cause => {
    rethrowOutage();
    throw new Problem('setup_over', { cause });
  });
  if (!registrationInfo) throw new Problem('setup_over');
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    id,
    name,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: passkey.response.transports ?? [],
    addedAt: new Date(),
    lastUsedAt: null,
  };
}
