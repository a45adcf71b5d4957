import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import { deliverBoth } from './deliver-both.ts';
import { goodForDays } from './delivery/good-until.ts';
import type { MailDeps } from './mail-deps.ts';
import { addressLeftMail } from './mails/address-left-mail.ts';
import { changeUndoneMail } from './mails/change-undone-mail.ts';
import { rememberPerson } from './people/remember-person.ts';

type ChangeUndone = EventHandler<typeof events, 'user.change-undone'>;

/** No link to undo it again goes anywhere: it would let the thief do that. */
export const onChangeUndone =
  ({ people, deliver, siteUrl }: MailDeps): ChangeUndone =>
  async (event, context) => {
    await rememberPerson(people, event);
    const { userId, email, name, leftEmail } = event.data;
    const at = new Date(event.time);
    const mail = { event, context, goodUntil: goodForDays(event, 7) };
    const restored = deliver({
      ...mail,
      part: 'restored',
      recipient: { userId, email, name },
      compose: of => changeUndoneMail({ name: of, at, siteUrl }),
    });
    if (leftEmail === null) return restored;
    const left = deliver({
      ...mail,
      part: 'left',
      recipient: { userId, email: leftEmail, name },
      compose: of => addressLeftMail({ name: of, at, siteUrl }),
    });
    await deliverBoth([restored, left]);
  };
