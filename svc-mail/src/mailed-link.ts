import { openSealedToken } from '@sufra/service-kit';
import type { MailDeps } from './mail-deps.ts';

type Deps = Pick<MailDeps, 'siteUrl' | 'linkTokenKeys'>;
type Sealed = { sealedToken: string };

/** The link that undoes a change, as a mail names it. */
export interface Undo {
  link: string;
  expiresAt: Date;
}

// Opened for a mail that is about to go, and nowhere earlier: the token is never stored in the clear.
const token = ({ linkTokenKeys }: Deps, { sealedToken }: Sealed) =>
  encodeURIComponent(openSealedToken(sealedToken, linkTokenKeys));

export const confirmationLink = (deps: Deps, sealed: Sealed) =>
  `${deps.siteUrl}/email-verified?token=${token(deps, sealed)}`;

export const passwordLink = (deps: Deps, sealed: Sealed) =>
  `${deps.siteUrl}/reset-password/${token(deps, sealed)}`;

export const invitationLink = (deps: Deps, sealed: Sealed) =>
  `${deps.siteUrl}/household/join/${token(deps, sealed)}`;

/** Null when there is none, or when it is over by the time that the mail goes: the mail then says what else to do. */
export function undoOf(deps: Deps, sealed: (Sealed & { expiresAt: string }) | null): Undo | null {
  if (!sealed) return null;
  const expiresAt = new Date(sealed.expiresAt);
  if (expiresAt <= new Date()) return null;
  return { link: `${deps.siteUrl}/undo-change/${token(deps, sealed)}`, expiresAt };
}
