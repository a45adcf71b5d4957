import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { User } from '../../users/user-model.ts';
import { challengeLifeMs, type SecondFactorDeps } from '../second-factor-deps.ts';

type Deps = Pick<SecondFactorDeps, 'secrets' | 'relyingParty'>;

/** A challenge for whichever passkey of this site the device has … */
export const optionsForAny = async ({ secrets, relyingParty }: Deps) => ({
  ...(await generateAuthenticationOptions({
    rpID: relyingParty.id,
    challenge: bytesOf(await secrets.issue({ purpose: 'passkey' }, { lifeMs: challengeLifeMs })),
    userVerification: 'required',
  })),
});

/** … and one for those of a member; null when there are none. */
export async function optionsFor({ secrets, relyingParty }: Deps, { _id, secondFactor }: User) {
  const { passkeys = [] } = secondFactor ?? {};
  if (passkeys.length === 0) return null;
  const of = { purpose: 'passkey', userId: String(_id) } as const;
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    challenge: bytesOf(await secrets.issue(of, { lifeMs: challengeLifeMs })),
    allowCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
    userVerification: 'required',
  });
  return { ...options };
}

/** The library would encode a text once more. */
export const bytesOf = (secret: string) => new Uint8Array(Buffer.from(secret, 'base64url'));

/** The ways in which a member can give the second factor. */
export const waysOf = async (deps: Deps, user: User) => ({
  hasAuthenticator: Boolean(user.secondFactor?.authenticator),
  passkey: await optionsFor(deps, user),
});
