import { messages } from '@sufra/contracts';
import type { MakeLink } from '../links/link.ts';
import { type LinkRequestDeps, requestLink } from '../links/request-link.ts';
import { resetRequested } from './reset-requested.ts';

export interface ForgotPasswordDeps extends LinkRequestDeps {
  newResetLink: MakeLink;
}

interface Asked {
  email: string;
  ip: string;
}

/** Also for an address that waits to be confirmed: the person who opens the mailed link has shown that the mailbox is theirs. */
export async function forgotPassword(deps: ForgotPasswordDeps, { email, ip }: Asked) {
  const link = deps.newResetLink();
  await requestLink(deps, {
    what: 'forgot-password',
    email,
    ip,
    change: user => resetRequested(user, link),
  });
  return { message: messages.passwordResetAccepted };
}
