import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { SecondFactorProof } from '@sufra/contracts';
import type { SecondFactor } from '../../users/second-factor.ts';
import type { User } from '../../users/user-model.ts';
import type { SecondFactorDeps } from '../second-factor-deps.ts';
import { challengeCheck } from './challenge-check.ts';

export type Assertion = NonNullable<SecondFactorProof['passkey']>;

interface Presented {
  user: Pick<User, 'secondFactor'>;
  assertion: Assertion;
  /** Of the challenge: null for a sign-in that began with the passkey. */
  challengedUserId: string | null;
}

interface Signed {
  id: string;
  counter: number;
}

/** Which passkey has signed a challenge of ours that was not used before; undefined when none has. */
export async function checkAssertion(
  { secrets, relyingParty }: Pick<SecondFactorDeps, 'secrets' | 'relyingParty'>,
  { user, assertion, challengedUserId }: Presented,
): Promise<Signed | undefined> {
  const passkey = user.secondFactor?.passkeys.find(({ id }) => id === assertion.id);
  if (!passkey) return undefined;
  const { expectedChallenge, rethrowOutage } = challengeCheck(secrets, {
    purpose: 'passkey',
    userId: challengedUserId,
  });
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion,
      expectedChallenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? { id: passkey.id, counter: authenticationInfo.newCounter } : undefined;
  } catch {
    rethrowOutage();
    // Else it is what is wrong with what was sent.
    return undefined;
  }
}

/** The factor after the passkey was used; undefined when it is gone, or has signed as often before: a copy, or a repetition. */
export function withUsedPasskey(
  has: SecondFactor,
  { id, counter }: Signed,
  now: Date,
): SecondFactor | undefined {
  const passkey = has.passkeys.find(one => one.id === id);
  if (!passkey || (Math.max(passkey.counter, counter) > 0 && counter <= passkey.counter)) return undefined;
  const used = { ...passkey, counter, lastUsedAt: now };
  return { ...has, passkeys: has.passkeys.map(one => (one === passkey ? used : one)) };
}
