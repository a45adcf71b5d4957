import { openService, type RunningService } from '@sufra/service-kit';
import type { MailConfig } from './config.ts';
import { mailDelivery } from './delivery/deliver-mail.ts';
import { deliveryModel } from './delivery/delivery-model.ts';
import { mailMetrics } from './delivery/mail-metrics.ts';
import { smtpMailer } from './delivery/smtp-mailer.ts';
import { eventHandlers } from './event-handlers.ts';
import { personModel } from './people/person-model.ts';

export async function start(config: MailConfig): Promise<RunningService> {
  const service = openService({ name: 'svc-mail', config });
  const people = personModel(service.mongo);
  const mailer = smtpMailer({
    url: config.smtpUrl,
    from: config.mailFrom,
    connections: config.smtpConnections,
    timeoutMs: config.smtpTimeoutMs,
    deliveryMs: config.smtpDeliveryMs,
    tracing: service.tracing,
  });
  const deliver = mailDelivery({
    mailer,
    people,
    deliveries: deliveryModel(service.mongo),
    domain: new URL(config.siteUrl).hostname,
    leaseMs: config.deliveryLeaseMs,
    log: service.log,
    noteMail: mailMetrics(service.metrics),
  });
  return service.start({
    eventHandlers: eventHandlers({
      people,
      deliver,
      siteUrl: config.siteUrl,
      linkTokenKeys: config.linkTokenKeys,
    }),
    checks: [{ name: 'mail server', isNeeded: false, run: mailer.fault }],
    stopped: mailer.close,
  });
}
