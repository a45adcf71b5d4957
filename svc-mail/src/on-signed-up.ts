import type { events } from '@sufra/contracts';
import { type EventHandler, openSealedToken } from '@sufra/service-kit';
import type { MailDeps } from './mail-deps.ts';
import { verificationMail } from './mails/verification-mail.ts';
import { rememberPerson } from './people/remember-person.ts';

type SignedUp = EventHandler<typeof events, 'user.signed-up'>;

export const onSignedUp =
  ({ people, deliver, siteUrl, linkTokenKeys }: MailDeps): SignedUp =>
  async (event, { signal }) => {
    await rememberPerson(people, event);
    const { userId, email, name, sealedToken } = event.data;
    const expiresAt = new Date(event.data.expiresAt);
    // The token is opened here and nowhere earlier: it is never stored in the clear.
    const compose = () => {
      const token = encodeURIComponent(openSealedToken(sealedToken, linkTokenKeys));
      return verificationMail({ name, link: `${siteUrl}/email-verified?token=${token}`, expiresAt });
    };
    await deliver({ event, recipient: { userId, email }, goodUntil: expiresAt, compose, signal });
  };
