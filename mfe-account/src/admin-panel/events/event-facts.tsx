import type { EventState } from '@sufra/contracts';
import type { ReactNode } from 'react';
import { formatCount } from '../format-count.ts';
import styles from './events.module.css';
import { formatAge } from './format-age.ts';

const ageNames: Record<number, string> = {
  0: 'for less than a minute',
  60: 'for 1 to 10 minutes',
  600: 'for 10 to 60 minutes',
  3600: 'for more than an hour',
};

export function EventFacts({ state: { outbox, queue } }: { state: EventState }) {
  const ages = queue?.waitingByAge.filter(({ events }) => events > 0) ?? [];
  return (
    <dl className={styles.facts}>
      <Fact title="Not published yet" value={formatCount(outbox.documents)}>
        {outbox.documents > 0 && `The oldest for ${formatAge(outbox.oldestSeconds)}`}
      </Fact>
      <Fact title="To be handled" value={queue ? formatCount(queue.queued) : 'Not known'} />
      <Fact title="Failed, tried again" value={queue ? formatCount(queue.waiting) : 'Not known'}>
        {ages.map(({ fromSeconds, events }) => (
          <span key={fromSeconds} className={styles.age}>
            {formatCount(events)} {ageNames[fromSeconds] ?? `for ${formatAge(fromSeconds)} or more`}
          </span>
        ))}
      </Fact>
      <Fact title="Parked" value={queue ? formatCount(queue.parked) : 'Not known'} />
    </dl>
  );
}

const Fact = ({ title, value, children }: { title: string; value: string; children?: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{title}</dt>
    <dd className={styles.value}>{value}</dd>
    {children && <dd className={styles.more}>{children}</dd>}
  </div>
);
