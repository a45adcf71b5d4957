import type { CloudEvent } from '@sufra/contracts';
import type { Metrics } from '@sufra/service-kit';

export type NoteMail = (event: CloudEvent, outcome: string) => void;

/** Mails by what became of them; of those that the mail server took, how long it was since their event. */
export function mailMetrics({ counter, duration }: Pick<Metrics, 'counter' | 'duration'>): NoteMail {
  const mails = counter({
    name: 'sufra_mails_total',
    help: 'Mails by what became of them',
    labels: ['type', 'outcome'],
  });
  const sentAfter = duration({
    name: 'sufra_mail_delay_seconds',
    help: 'From an event to the moment when the mail server took its mail',
    labels: [],
    buckets: [1, 5, 15, 30, 60, 120, 300, 900, 3_600],
  });
  return ({ type, time }, outcome) => {
    // What a mail server says of a refusal differs each time.
    mails.inc({ type, outcome: outcome.replace(/:.*/s, '').replaceAll(' ', '_') });
    if (outcome === 'sent') sentAfter.observe(Math.max(0, Date.now() - Date.parse(time)) / 1_000);
  };
}
