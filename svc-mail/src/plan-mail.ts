import type { CloudEvent, events } from '@sufra/contracts';
import type { EventHandler, Handlers } from '@sufra/service-kit';
import type { Delivery } from './delivery/deliver-mail.ts';
import type { MailDeps } from './mail-deps.ts';

type Type = keyof typeof events;
type EventOf<T extends Type> = Parameters<EventHandler<typeof events, T>>[0];

/** A mail that an event brings about: to whom, until when it is worth sending, and how it is written. */
export type PlannedMail = Omit<Delivery, 'event' | 'context'>;

export interface MailPlan<T extends Type> {
  /** What stays known of the event, whatever becomes of its mails. */
  remember?: (event: EventOf<T>) => Promise<unknown>;
  /** False ends it without a mail. */
  isDue?: (event: EventOf<T>) => Promise<boolean>;
  mails: (event: EventOf<T>) => PlannedMail[];
}

export type MailPlans = { readonly [T in Type]?: MailPlan<T> };

function handlerOf<T extends Type>({ deliver }: MailDeps, plan: MailPlan<T>): EventHandler<typeof events, T> {
  return async (event, context) => {
    await plan.remember?.(event);
    if (plan.isDue && !(await plan.isDue(event))) return;
    const deliveries = plan
      .mails(event)
      .map(mail => deliver({ event: event as CloudEvent, context, ...mail }));
    // Each mail goes, and comes again, on its own: a mailbox that is closed must not keep the other from its mail.
    for (const one of await Promise.allSettled(deliveries)) if (one.status === 'rejected') throw one.reason;
  };
}

export const handlersOf = (deps: MailDeps, plans: MailPlans) =>
  Object.fromEntries(
    Object.entries(plans).map(([type, plan]) => [type, handlerOf(deps, plan as MailPlan<Type>)]),
  ) as Handlers;
