import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import { deliverBoth } from './deliver-both.ts';
import { goodForDays } from './delivery/good-until.ts';
import type { MailDeps } from './mail-deps.ts';
import { undoOf } from './mailed-link.ts';
import { emailChangedMail } from './mails/email-changed-mail.ts';
import { newAddressConfirmedMail } from './mails/new-address-confirmed-mail.ts';
import { rememberPerson } from './people/remember-person.ts';

type EmailChanged = EventHandler<typeof events, 'user.email-changed'>;

export const onEmailChanged =
  (deps: MailDeps): EmailChanged =>
  async (event, context) => {
    const { people, deliver, siteUrl } = deps;
    await rememberPerson(people, event);
    const { userId, email, name, previousEmail, undo } = event.data;
    const at = new Date(event.time);
    const mail = { event, context, goodUntil: goodForDays(event, 7) };
    await deliverBoth([
      deliver({
        ...mail,
        part: 'previous',
        recipient: { userId, email: previousEmail, name },
        compose: of => emailChangedMail({ name: of, at, siteUrl, undo: undoOf(deps, undo) }),
      }),
      deliver({
        ...mail,
        part: 'new',
        recipient: { userId, email, name },
        compose: of => newAddressConfirmedMail({ name: of, siteUrl }),
      }),
    ]);
  };
