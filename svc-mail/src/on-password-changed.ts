import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import { goodForDays } from './delivery/good-until.ts';
import type { MailDeps } from './mail-deps.ts';
import { undoOf } from './mailed-link.ts';
import { passwordChangedMail } from './mails/password-changed-mail.ts';
import { rememberPerson } from './people/remember-person.ts';

type PasswordChanged = EventHandler<typeof events, 'user.password-changed'>;

export const onPasswordChanged =
  (deps: MailDeps): PasswordChanged =>
  async (event, context) => {
    const { people, deliver, siteUrl } = deps;
    await rememberPerson(people, event);
    const { how, undo } = event.data;
    const at = new Date(event.time);
    await deliver({
      event,
      context,
      recipient: event.data,
      goodUntil: goodForDays(event, 7),
      compose: name => passwordChangedMail({ name, how, at, siteUrl, undo: undoOf(deps, undo) }),
    });
  };
