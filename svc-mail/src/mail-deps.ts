import type { DeliverMail } from './delivery/deliver-mail.ts';
import type { PersonModel } from './people/person-model.ts';

/** What the handlers of events are given. */
export interface MailDeps {
  people: PersonModel;
  deliver: DeliverMail;
  siteUrl: string;
  linkTokenKeys: readonly string[];
}
