import { type CloudEvent, EmailAddress } from '@sufra/contracts';
import { type HandlerContext, type Log, processOnce } from '@sufra/service-kit';
import { inDigits } from '../letter/in-digits.ts';
import type { Mail } from '../letter/letter.ts';
import type { PersonDocument, PersonModel } from '../people/person-model.ts';
import type { DeliveryModel } from './delivery-model.ts';
import type { NoteMail } from './mail-metrics.ts';
import type { Mailer } from './smtp-mailer.ts';

interface Deps {
  mailer: Mailer;
  people: PersonModel;
  deliveries: DeliveryModel;
  /** The right-hand side of each Message-ID. */
  domain: string;
  leaseMs: number;
  log: Log;
  noteMail: NoteMail;
}

export interface Delivery {
  event: CloudEvent;
  context: HandlerContext;
  /** Tells apart the mails of an event that has several. */
  part?: string;
  /** What is not said here of the person is what is remembered. */
  recipient: {
    userId: string;
    email?: string;
    name?: string;
    language?: string | undefined;
    digits?: string | undefined;
  };
  /** How long it waits for a member of whom nothing is known: for as long as the bus brings the event unless given. */
  recipientPatienceMs?: number;
  /** Later than this the mail is of no use. */
  goodUntil: Date;
  /** Something newer has made the mail untrue. */
  isOvertaken?: (person: PersonDocument | null) => boolean;
  /** The last mail to a member who deleted the account; every other is stopped. */
  isFarewell?: boolean;
  /** Called only when the mail is about to go. */
  compose: (name: string, language: string) => Mail;
}

export type DeliverMail = (delivery: Delivery) => Promise<void>;

/** svc-billing was faster than svc-auth, or there never was such a person. */
class RecipientUnknown extends Error {
  override name = 'RecipientUnknown';
}

/**
 * One mail for one event (and part). What may pass (the mail server is away, busy, or does not know us) is thrown, and the
 * event comes again; what will not change is written down. After a kill between sending and marking, the same Message-ID
 * goes again.
 */
export function mailDelivery({
  mailer,
  people,
  deliveries,
  domain,
  leaseMs,
  log,
  noteMail,
}: Deps): DeliverMail {
  return async delivery => {
    const { event, part } = delivery;
    const id = part ? `${event.id}.${part}` : event.id;
    const work = async () => {
      const outcome = await attempt(delivery, id);
      noteMail(event, outcome);
      await deliveries.updateOne({ _id: id }, { $set: { outcome } });
      log.info({ event: event.id, part, type: event.type, requestId: event.requestid, outcome }, 'mail');
    };
    await processOnce({ ledger: deliveries, event: { ...event, id }, work, leaseMs });
  };

  async function attempt(delivery: Delivery, id: string): Promise<string> {
    const { recipient, context, goodUntil, isOvertaken, isFarewell, compose } = delivery;
    const { recipientPatienceMs = Number.POSITIVE_INFINITY } = delivery;
    const isUnknown = context.isLast || context.failingForMs >= recipientPatienceMs;
    const isLate = goodUntil.getTime() <= Date.now();
    const person = await people.findById(recipient.userId).lean<PersonDocument>();
    if (person?.deletedAt && !isFarewell) return 'recipient deleted';
    const { email = person?.email, name = person?.name ?? '' } = recipient;
    const language = recipient.language ?? person?.language ?? 'en';
    const digits = recipient.digits ?? person?.digits;
    if (email === undefined) {
      if (isLate || isUnknown) return 'recipient unknown';
      throw new RecipientUnknown('nothing is known yet of whom this mail is for');
    }
    if (isLate) return 'too late';
    if (isOvertaken?.(person)) return 'overtaken';
    // Checked at sign-up too; here it is what keeps a second recipient or a header out.
    const address = EmailAddress.safeParse(email);
    if (!address.success) return 'not an address';
    const messageId = `<${id.replaceAll(/[^\w.-]/g, '_')}@${domain}>`;
    return mailer.send({
      to: address.data,
      messageId,
      mail: inDigits(compose(name, language), { language, digits }),
      signal: context.signal,
    });
  }
}
