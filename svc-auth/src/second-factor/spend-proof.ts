import type { SecondFactorProof } from '@sufra/contracts';
import { openSealedToken } from '@sufra/service-kit';
import type { SecondFactor } from '../users/second-factor.ts';
import type { User } from '../users/user-model.ts';
import { checkAssertion, withUsedPasskey } from './passkeys/check-assertion.ts';
import { withoutCode } from './recovery-codes/recovery-codes.ts';
import type { SecondFactorDeps } from './second-factor-deps.ts';
import { matchedStep } from './totp/totp.ts';

/** What the account's second factor is once the proof is used; undefined when the proof is not good for it. */
export type Spend = (current: User) => SecondFactor | undefined;

type Deps = Pick<SecondFactorDeps, 'keys' | 'secrets' | 'relyingParty'>;

interface Presented {
  user: User;
  proof: SecondFactorProof;
  /** As with `checkAssertion`. */
  challengedUserId?: string | null;
}

/** Whatever takes time is done before; what is answered decides within the write, so that no proof counts twice. */
export async function spendProof(deps: Deps, { user, proof, challengedUserId }: Presented): Promise<Spend> {
  const { code, recoveryCode, passkey: assertion } = proof;
  const now = new Date();
  if (code !== undefined) return current => withUsedCode(deps, current, { code, now });
  if (recoveryCode !== undefined) return current => withUsedRecoveryCode(deps, current, recoveryCode);
  const signed =
    assertion &&
    (await checkAssertion(deps, { user, assertion, challengedUserId: challengedUserId ?? null }));
  return ({ secondFactor }) =>
    signed && secondFactor ? withUsedPasskey(secondFactor, signed, now) : undefined;
}

function withUsedCode(
  { keys }: Deps,
  { secondFactor: has }: User,
  { code, now }: { code: string; now: Date },
): SecondFactor | undefined {
  const { authenticator } = has ?? {};
  if (!has || !authenticator) return undefined;
  const secret = Buffer.from(openSealedToken(authenticator.sealedSecret, keys), 'base64url');
  const lastStep = matchedStep(secret, { code, now, after: authenticator.lastStep });
  return lastStep === undefined ? undefined : { ...has, authenticator: { ...authenticator, lastStep } };
}

function withUsedRecoveryCode(
  { keys }: Deps,
  { _id, secondFactor: has }: User,
  code: string,
): SecondFactor | undefined {
  if (!has?.recoveryCodes) return undefined;
  const recoveryCodes = withoutCode(has.recoveryCodes, code, { userId: String(_id), keys });
  return recoveryCodes && { ...has, recoveryCodes };
}
