import type { Handlers } from '@sufra/service-kit';
import type { MailDeps } from './mail-deps.ts';
import { onAccessChanged } from './on-access-changed.ts';
import { onChangeUndone } from './on-change-undone.ts';
import { onEmailChanged } from './on-email-changed.ts';
import { onEmailVerified } from './on-email-verified.ts';
import { onGoogleLinked } from './on-google-linked.ts';
import { onNameChanged } from './on-name-changed.ts';
import { onPasswordChanged } from './on-password-changed.ts';
import { onPasswordResetRequested } from './on-password-reset-requested.ts';
import { onPaymentFailed } from './on-payment-failed.ts';
import { onPaymentReceived } from './on-payment-received.ts';
import { onSignUpRepeated } from './on-sign-up-repeated.ts';
import { onSignedUp } from './on-signed-up.ts';
import { onSubscriptionActivated } from './on-subscription-activated.ts';
import { onSubscriptionCancelled } from './on-subscription-cancelled.ts';
import { onVerificationRequested } from './on-verification-requested.ts';

export const eventHandlers = (deps: MailDeps): Handlers => ({
  'user.signed-up': onSignedUp(deps),
  'user.sign-up-repeated': onSignUpRepeated(deps),
  'user.verification-requested': onVerificationRequested(deps),
  'user.name-changed': onNameChanged(deps),
  'user.email-verified': onEmailVerified(deps),
  'user.email-changed': onEmailChanged(deps),
  'user.password-reset-requested': onPasswordResetRequested(deps),
  'user.password-changed': onPasswordChanged(deps),
  'user.google-linked': onGoogleLinked(deps),
  'user.change-undone': onChangeUndone(deps),
  'user.access-changed': onAccessChanged(deps),
  'subscription.activated': onSubscriptionActivated(deps),
  'subscription.cancelled': onSubscriptionCancelled(deps),
  'subscription.payment-failed': onPaymentFailed(deps),
  'payment.received': onPaymentReceived(deps),
});
