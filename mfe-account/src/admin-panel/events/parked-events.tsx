import type { EventState, ParkedEvent } from '@sufra/contracts';
import { Button } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import { formatCount } from '../format-count.ts';
import { formatMoment } from '../format-moment.ts';
import styles from './events.module.css';

interface ParkedEventsProps {
  queue: NonNullable<EventState['queue']>;
  /** Without an event it is all of them. */
  onReplay: (event?: ParkedEvent) => void;
}

/** What was given up on, type by type: when, why, how often it was tried. What an event holds is not told. */
export function ParkedEvents({ queue: { parked, parkedEvents }, onReplay }: ParkedEventsProps) {
  const byType = [...Map.groupBy(parkedEvents, ({ type }) => type)];
  return (
    <div className={styles.parked}>
      {byType.map(([type, events]) => (
        <div key={type}>
          <h3 className={styles.type}>
            <bdi>{type}</bdi> <span className={styles.count}>{formatCount(events.length)}</span>
          </h3>
          <ol className={styles.events}>
            {events.map(event => (
              <ParkedItem key={`${event._id} ${event.parkedAt}`} event={event} onReplay={onReplay} />
            ))}
          </ol>
        </div>
      ))}
      <div className={styles.foot}>
        {parked > parkedEvents.length && (
          <p className={styles.more}>
            {t('admin.events.someShown', { shown: parkedEvents.length, all: parked })}
          </p>
        )}
        <Button onClick={() => onReplay()}>{t('admin.events.handleAll', { count: parked })}</Button>
      </div>
    </div>
  );
}

function ParkedItem({ event, onReplay }: { event: ParkedEvent; onReplay: (event: ParkedEvent) => void }) {
  const { _id, reason, tries, source } = event;
  return (
    <li className={styles.event}>
      <p className={styles.reason}>{reason}</p>
      <dl className={styles.times}>
        <Time title={t('admin.events.firstFailed')} at={event.firstFailedAt} />
        <Time title={t('admin.events.lastTried')} at={event.parkedAt} />
        <Time title={t('admin.events.published')} at={event.publishedAt} />
        <div>
          <dt>{t('admin.events.tried')}</dt>
          <dd>{t('admin.events.times', { count: tries })}</dd>
        </div>
        {source && (
          <div>
            <dt>{t('admin.events.from')}</dt>
            <dd>{source}</dd>
          </div>
        )}
        {_id && (
          <div>
            <dt>{t('admin.events.id')}</dt>
            <dd className={styles.id}>{_id}</dd>
          </div>
        )}
      </dl>
      {_id && (
        <Button
          tone="quiet"
          aria-label={t('admin.events.handleIt', { type: event.type, id: _id })}
          onClick={() => onReplay(event)}
        >
          {t('admin.events.handle')}
        </Button>
      )}
    </li>
  );
}

const Time = ({ title, at }: { title: string; at: string | null }) =>
  at && (
    <div>
      <dt>{title}</dt>
      <dd>
        <time dateTime={at}>{formatMoment(at)}</time>
      </dd>
    </div>
  );
