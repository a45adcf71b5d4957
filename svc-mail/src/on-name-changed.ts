import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import type { MailDeps } from './mail-deps.ts';
import { rememberPerson } from './people/remember-person.ts';

type NameChanged = EventHandler<typeof events, 'user.name-changed'>;

/** For the mails whose events carry no name. */
export const onNameChanged =
  ({ people }: MailDeps): NameChanged =>
  event =>
    rememberPerson(people, event);
