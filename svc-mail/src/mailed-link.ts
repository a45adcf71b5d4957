import { openSealedToken } from '@sufra/service-kit';
import type { MailDeps } from './mail-deps.ts';

type Deps = Pick<MailDeps, 'siteUrl' | 'linkTokenKeys'>;
type Sealed = { sealedToken: string };

// Opened for a mail that is about to go, and nowhere earlier: the token is never stored in the clear.
const token = ({ linkTokenKeys }: Deps, { sealedToken }: Sealed) =>
  encodeURIComponent(openSealedToken(sealedToken, linkTokenKeys));

export const confirmationLink = (deps: Deps, sealed: Sealed) =>
  `${deps.siteUrl}/email-verified?token=${token(deps, sealed)}`;

export const passwordLink = (deps: Deps, sealed: Sealed) =>
  `${deps.siteUrl}/reset-password/${token(deps, sealed)}`;
