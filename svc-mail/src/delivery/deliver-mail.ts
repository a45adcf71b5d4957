import { type CloudEvent, EmailAddress } from '@sufra/contracts';
import { type Log, processOnce } from '@sufra/service-kit';
import type { Mail } from '../mails/mail.ts';
import type { PersonModel } from '../people/person-model.ts';
import type { DeliveryModel } from './delivery-model.ts';
import type { Mailer } from './smtp-mailer.ts';

interface Deps {
  mailer: Mailer;
  people: PersonModel;
  deliveries: DeliveryModel;
  /** The right-hand side of each Message-ID. */
  domain: string;
  leaseMs: number;
  log: Log;
}

interface Delivery {
  event: CloudEvent;
  recipient: { userId: string; email: string };
  /** Later than this nobody is served by the mail. */
  goodUntil: Date;
  /** Called only when the mail is about to go. */
  compose: () => Mail;
  signal: AbortSignal;
}

export type DeliverMail = (delivery: Delivery) => Promise<void>;

/**
 * One mail for one event. What may pass (the mail server is away, busy, or does not know us) is thrown, and the event comes
 * again; what will not change is written down. After a kill between sending and marking, the same Message-ID goes again.
 */
export function mailDelivery({ mailer, people, deliveries, domain, leaseMs, log }: Deps): DeliverMail {
  return async delivery => {
    const { event } = delivery;
    const work = async () => {
      const outcome = await attempt(delivery);
      await deliveries.updateOne({ _id: event.id }, { $set: { outcome } });
      log.info({ event: event.id, type: event.type, requestId: event.requestid, outcome }, 'mail');
    };
    await processOnce({ ledger: deliveries, event, work, leaseMs });
  };

  async function attempt({ event, recipient, goodUntil, compose, signal }: Delivery): Promise<string> {
    if (goodUntil.getTime() <= Date.now()) return 'too late';
    const person = await people.findById(recipient.userId).lean();
    if (person?.deletedAt) return 'recipient deleted';
    // Checked at sign-up too; here it is what keeps a second recipient or a header out.
    const address = EmailAddress.safeParse(recipient.email);
    if (!address.success) return 'not an address';
    const messageId = `<${event.id.replaceAll(/[^\w.-]/g, '_')}@${domain}>`;
    return mailer.send({ to: address.data, messageId, mail: compose(), signal });
  }
}
