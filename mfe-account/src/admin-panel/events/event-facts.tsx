import type { EventState } from '@sufra/contracts';
import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import { formatCount } from '../format-count.ts';
import styles from './events.module.css';
import { formatAge } from './format-age.ts';

const ages: Record<number, (events: number) => string> = {
  0: events => t('admin.events.age.seconds', { events }),
  60: events => t('admin.events.age.minutes', { events }),
  600: events => t('admin.events.age.moreMinutes', { events }),
  3600: events => t('admin.events.age.hours', { events }),
};

const waitingFor = (fromSeconds: number, events: number) =>
  ages[fromSeconds]?.(events) ?? t('admin.events.age.other', { events, age: formatAge(fromSeconds) });

export function EventFacts({ state: { outbox, queue } }: { state: EventState }) {
  const waiting = queue?.waitingByAge.filter(({ events }) => events > 0) ?? [];
  return (
    <dl className={styles.facts}>
      <Fact title={t('admin.events.facts.unpublished')} value={formatCount(outbox.documents)}>
        {outbox.documents > 0 && t('admin.events.facts.oldest', { age: formatAge(outbox.oldestSeconds) })}
      </Fact>
      <Fact title={t('admin.events.facts.queued')} value={figure(queue?.queued)} />
      <Fact title={t('admin.events.facts.waiting')} value={figure(queue?.waiting)}>
        {waiting.map(({ fromSeconds, events }) => (
          <span key={fromSeconds} className={styles.age}>
            {waitingFor(fromSeconds, events)}
          </span>
        ))}
      </Fact>
      <Fact title={t('admin.events.facts.parked')} value={figure(queue?.parked)} />
    </dl>
  );
}

const figure = (count: number | undefined) =>
  count === undefined ? t('admin.events.facts.unknown') : formatCount(count);

const Fact = ({ title, value, children }: { title: string; value: string; children?: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{title}</dt>
    <dd className={styles.value}>{value}</dd>
    {children && <dd className={styles.more}>{children}</dd>}
  </div>
);
