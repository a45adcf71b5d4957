import { EmailAddress, limits, PersonName } from '@sufra/contracts';
import { z } from 'zod';
import { googleFailed } from './google-failed.ts';

/** A person whom the provider has vouched for. */
export interface VerifiedPerson {
  issuer: string;
  subject: string;
  email: string;
  name: string;
}

const Claims = z.object({
  iss: z.string(),
  // As long as OpenID Connect lets it be.
  sub: z.string().min(1).max(255),
  email: EmailAddress,
  name: PersonName.optional().catch(undefined),
});

/** From the claims of an id token that has been checked. An address that is not verified may be another person's. */
export function verifiedPerson(claims: Record<string, unknown> | undefined): VerifiedPerson {
  if (claims?.email_verified !== true) throw googleFailed('e-mail not verified');
  const { success, data } = Claims.safeParse(claims);
  if (!success) throw googleFailed('no usable subject or e-mail');
  const { iss, sub, email, name } = data;
  const beforeAt = email.slice(0, email.lastIndexOf('@')).slice(0, limits.nameLength);
  return { issuer: iss, subject: sub, email, name: name ?? beforeAt };
}
