import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import type { MailDeps } from './mail-deps.ts';
import { rememberPerson } from './people/remember-person.ts';

type EmailVerified = EventHandler<typeof events, 'user.email-verified'>;

export const onEmailVerified =
  ({ people }: MailDeps): EmailVerified =>
  event =>
    rememberPerson(people, event);
