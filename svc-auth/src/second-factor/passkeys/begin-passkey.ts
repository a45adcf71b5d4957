import { generateRegistrationOptions } from '@simplewebauthn/server';
import { limits } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { assertMayAdd } from '../assert-may-add.ts';
import { type ByMember, type SecondFactorDeps, setupLifeMs } from '../second-factor-deps.ts';
import { bytesOf } from './passkey-options.ts';

export async function beginPasskey(
  deps: SecondFactorDeps,
  asked: ByMember & { password: string | undefined },
) {
  const { secrets, relyingParty } = deps;
  const { _id, name, email, secondFactor } = await assertMayAdd(deps, asked);
  const { passkeys = [] } = secondFactor ?? {};
  if (passkeys.length >= limits.passkeys) throw new Problem('too_many_passkeys');
  const of = { purpose: 'new passkey', userId: asked.caller.userId } as const;
  const options = await generateRegistrationOptions({
    rpName: relyingParty.name,
    rpID: relyingParty.id,
    userName: email,
    userDisplayName: name || email,
    // The id, as few bytes as it has: a device gives it back when the passkey signs in alone.
    userID: new Uint8Array(Buffer.from(String(_id), 'hex')),
    challenge: bytesOf(await secrets.issue(of, { lifeMs: setupLifeMs })),
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  return { options: { ...options } };
}
