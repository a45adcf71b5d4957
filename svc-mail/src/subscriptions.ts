import type { Handlers } from '@sufra/service-kit';
import type { MailDeps } from './mail-deps.ts';
import { onAccessChanged } from './on-access-changed.ts';
import { onEmailVerified } from './on-email-verified.ts';
import { onSignUpRepeated } from './on-sign-up-repeated.ts';
import { onSignedUp } from './on-signed-up.ts';

export const subscriptions = (deps: MailDeps): Handlers => ({
  'user.signed-up': onSignedUp(deps),
  'user.sign-up-repeated': onSignUpRepeated(deps),
  'user.email-verified': onEmailVerified(deps),
  'user.access-changed': onAccessChanged(deps),
});
