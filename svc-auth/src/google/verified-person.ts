import { EmailAddress, limits, PersonName } from '@sufra/contracts';
import { z } from 'zod';
import { googleFailed } from './google-failed.ts';

/** A person whom the provider has vouched for. */
export interface VerifiedPerson {
  issuer: string;
  subject: string;
  email: string;
  name: string;
  /**
   * Google itself runs the mailbox: it is one of Gmail's, or of the domain that the token names. Elsewhere it has seen once that the
   * person read it, and an address may have passed to another since.
   */
  ownsMailbox: boolean;
}

const Claims = z.object({
  iss: z.string(),
  // As long as OpenID Connect lets it be.
  sub: z.string().min(1).max(255),
  email: EmailAddress,
  name: PersonName.optional().catch(undefined),
  hd: z.string().min(1).max(253).optional().catch(undefined),
});

const gmail = new Set(['gmail.com', 'googlemail.com']);

/** From the claims of an id token that has been checked. An address that is not verified may be another person's. */
export function verifiedPerson(claims: Record<string, unknown> | undefined): VerifiedPerson {
  if (claims?.email_verified !== true) throw googleFailed('e-mail not verified');
  const { success, data } = Claims.safeParse(claims);
  if (!success) throw googleFailed('no usable subject or e-mail');
  const { iss, sub, email, name, hd } = data;
  const at = email.lastIndexOf('@');
  const beforeAt = email.slice(0, at).slice(0, limits.nameLength);
  const ownsMailbox = hd !== undefined || gmail.has(email.slice(at + 1));
  return { issuer: iss, subject: sub, email, name: name ?? beforeAt, ownsMailbox };
}
