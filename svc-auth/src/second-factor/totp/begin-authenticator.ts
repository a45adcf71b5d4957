import { randomBytes } from 'node:crypto';
import { brand } from '@sufra/contracts';
import { sealToken } from '@sufra/service-kit';
import { assertMayAdd } from '../assert-may-add.ts';
import { type ByMember, type SecondFactorDeps, setupLifeMs } from '../second-factor-deps.ts';
import { base32 } from './base32.ts';

/** As long as a hash of SHA-1, as RFC 4226 asks. */
const secretBytes = 20;

/** A secret that counts once a code of it was shown. */
export async function beginAuthenticator(
  deps: SecondFactorDeps,
  asked: ByMember & { password: string | undefined },
) {
  const { email } = await assertMayAdd(deps, asked);
  const bytes = randomBytes(secretBytes);
  const setup = await deps.secrets.issue(
    { purpose: 'authenticator', userId: asked.caller.userId },
    { lifeMs: setupLifeMs, text: sealToken(bytes.toString('base64url'), deps.keys) },
  );
  const secret = base32(bytes);
  return { setup, secret, uri: uriOf(email, secret) };
}

/** As the apps read it from a QR code; what is not said (SHA1, six digits, thirty seconds) is what all of them take it for. */
const uriOf = (email: string, secret: string) =>
  `otpauth://totp/${encodeURIComponent(`${brand.name}:${email}`)}?secret=${secret}&issuer=${encodeURIComponent(brand.name)}`;
