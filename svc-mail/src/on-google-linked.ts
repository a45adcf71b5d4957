import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import { goodForDays } from './delivery/good-until.ts';
import type { MailDeps } from './mail-deps.ts';
import { undoOf } from './mailed-link.ts';
import { googleLinkedMail } from './mails/google-linked-mail.ts';
import { rememberPerson } from './people/remember-person.ts';

type GoogleLinked = EventHandler<typeof events, 'user.google-linked'>;

export const onGoogleLinked =
  (deps: MailDeps): GoogleLinked =>
  async (event, context) => {
    const { people, deliver, siteUrl } = deps;
    await rememberPerson(people, event);
    const at = new Date(event.time);
    await deliver({
      event,
      context,
      recipient: event.data,
      goodUntil: goodForDays(event, 7),
      compose: name => googleLinkedMail({ name, at, siteUrl, undo: undoOf(deps, event.data.undo) }),
    });
  };
